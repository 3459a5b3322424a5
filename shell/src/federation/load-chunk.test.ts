import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

const folder = '/areas/shell/test/browser/';

async function loadFailing(failures: number) {
  const used: string[] = [];
  const load = async () => {
    used.push(__webpack_public_path__);
    if (used.length <= failures) throw new Error('test: reset');
    return 'module';
  };
  const loaded = await loadChunk(load).catch(String);
  return { loaded, used };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('__webpack_public_path__', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test('chunk that arrives: loaded once, from where the shell is', async () => {
  expect(await loadFailing(0)).toEqual({ loaded: 'module', used: [folder] });
});

test('chunk that fails once: loaded again from another address of the same bytes', async () => {
  expect(await loadFailing(1)).toEqual({ loaded: 'module', used: [folder, `${folder}again1/`] });
});

test('chunk that fails again: the failure counts, and the next load has a further address', async () => {
  expect(await loadFailing(2)).toMatchObject({ loaded: 'Error: test: reset' });

  expect((await loadFailing(1)).used).toEqual([`${folder}again1/`, `${folder}again2/`]);
});

test('development: the same address again, there is no other', async () => {
  vi.stubEnv('NODE_ENV', 'development');

  expect(await loadFailing(1)).toEqual({ loaded: 'module', used: [folder, folder] });
});
