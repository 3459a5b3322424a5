import { expect, test } from 'vitest';
import { readRegistry } from '../store/registry.ts';
import { liveTestStore } from '../test/test-store.ts';
import { Faults } from './faults.ts';

test.each([
  { found: ['/experts-mine/:id', '/experts/1', '/experts'] },
  { found: ['/experts', '/experts-mine/:id', '/experts/1'] },
])('pages found failing in the order $found: they are listed in the same order', async ({ found }) => {
  const { store } = await liveTestStore();
  const registry = await readRegistry(store);
  if (!registry) throw new Error('The test site has no registry.');
  const faults = new Faults({ store, registry, tolerates: () => true });

  for (const key of found) faults.add(key, ['experts'], new Error('test'));

  const listed = (await faults.list()).map(({ key }) => key);
  expect(listed).toEqual(['/experts', '/experts-mine/:id', '/experts/1']);
});
