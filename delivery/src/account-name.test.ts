import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { accountName } from './account-name.ts';
import { expectNotFrozen, freeze } from './store/frozen.ts';
import { locked } from './store/lock.ts';
import { testStore } from './test/test-store.ts';

/** As in a container that runs with any user id. */
function runWithoutAccount() {
  vi.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('test: uv_os_get_passwd');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
}

const id = `user ${process.getuid?.()}`;

test('account of this process: its name; user id without an account: the id', () => {
  expect(accountName()).toBe(os.userInfo().username);

  runWithoutAccount();
  expect(accountName()).toBe(id);
});

test('user id without an account: takes its turn, and freezes', async () => {
  const store = await testStore();
  runWithoutAccount();

  await locked(store, () => freeze(store, 'catalog', ''));

  await expect(expectNotFrozen(store, ['catalog'])).rejects.toThrow(`by ${id}.`);
});
