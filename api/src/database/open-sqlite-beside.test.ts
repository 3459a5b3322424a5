import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDir } from '../testing/test-dir.ts';
import { copyTemplate, openTestDatabaseAt } from '../testing/test-engines.ts';
import { testClass, testMember } from '../testing/test-rows.ts';
import { contentVersion } from './content-changes.ts';
import { connectSqliteBeside, isOutdated } from './open-sqlite-beside.ts';

async function openBoth() {
  const dir = createTestDir();
  const file = join(dir, 'test.sqlite');
  copyTemplate('migrated', file);
  const served = await openTestDatabaseAt({ file });
  const beside = connectSqliteBeside(file);
  const names = async () =>
    (await served.selectFrom('members').select('id').orderBy('id').execute()).map(({ id }) => id);
  return { dir, served, beside, names };
}

test('transaction: others write while it lasts, then it is there as a whole, and triggers have run once', async () => {
  const { dir, served, beside, names } = await openBoth();
  const before = await contentVersion(served);
  await beside.transaction().execute(async (transaction) => {
    await transaction.insertInto('members').values(testMember('one')).execute();
    await served.insertInto('members').values(testMember('other')).execute();
    await transaction.insertInto('classes').values(testClass()).execute();
    expect(await names()).toEqual(['other']);
  });

  expect(await names()).toEqual(['one', 'other']);
  expect(await contentVersion(served)).toBe(before + 1);
  await beside.destroy();
  expect(readdirSync(dir).filter((name) => !name.startsWith('test.sqlite'))).toEqual([]);
});

test('transaction that fails: nothing of it', async () => {
  const { beside, names } = await openBoth();
  const failing = beside.transaction().execute(async (transaction) => {
    await transaction.insertInto('members').values(testMember('one')).execute();
    throw new Error('Test failure');
  });

  await expect(failing).rejects.toThrow('Test failure');
  expect(await names()).toEqual([]);
  await beside.destroy();
});

test.each([
  [
    'read',
    async (db: Awaited<ReturnType<typeof openBoth>>['served']) => db.selectFrom('members').selectAll().execute(),
  ],
  [
    'changed',
    async (db: Awaited<ReturnType<typeof openBoth>>['served']) =>
      db.updateTable('members').set({ fullname: 'x' }).execute(),
  ],
])('others have added to what a transaction has %s: it fails as a whole, and works again', async (_, use) => {
  const { served, beside, names } = await openBoth();
  let others = ['other'];
  const once = () =>
    beside.transaction().execute(async (transaction) => {
      await use(transaction);
      await transaction.insertInto('members').values(testMember('one')).execute();
      for (const id of others.splice(0)) await served.insertInto('members').values(testMember(id)).execute();
    });
  const error = await once().catch((cause: unknown) => cause);

  expect(isOutdated(error)).toBe(true);
  expect(await names()).toEqual(['other']);
  await once();
  expect(await names()).toEqual(['one', 'other']);
  others = [];
  await beside.destroy();
});
