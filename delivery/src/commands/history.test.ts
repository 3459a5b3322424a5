import { UserError } from '@agile-languages/shared/errors';
import { expect, test, vi } from 'vitest';
import { testStore } from '../test/test-store.ts';
import { history } from './history.ts';

test('history of a mistyped area: the nearest', async () => {
  const store = await testStore();
  vi.stubEnv('RELEASES_DIR', store.directory);

  await expect(history(['catalgo'], {})).rejects.toThrow(
    new UserError('Nothing in the history is about catalgo. Do you mean catalog?'),
  );
  await expect(history(['somewhere-else'], {})).rejects.toThrow(/about somewhere-else\.$/);
});
