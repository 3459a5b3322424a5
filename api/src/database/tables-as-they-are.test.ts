import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open-database.ts';

async function testFile() {
  const folder = await mkdtemp(join(tmpdir(), 'tables-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'test.sqlite');
}

const openAsItIs = (file: string) => openDatabase({ file }, undefined, false);

test('database that is missing, tables to stay as they are: refused, no file is made', async () => {
  const file = await testFile();

  await expect(openAsItIs(file)).rejects.toThrow(UserError);
  expect(existsSync(file)).toBe(false);
});

test('database from an older version, tables to stay as they are: refused and not changed', async () => {
  const file = await testFile();
  const db = await openDatabase({ file });
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db);
  await db.destroy();

  await expect(openAsItIs(file)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/has not run yet\.$/) },
  });
});

test('database that is up to date, tables to stay as they are: opened', async () => {
  const file = await testFile();
  await (await openDatabase({ file })).destroy();

  await (await openAsItIs(file)).destroy();
});

test('database from a newer version, tables to stay as they are: opened', async () => {
  const file = await testFile();
  const db = await openDatabase({ file });
  await sql`insert into kysely_migration (name, timestamp) values ('9999-test', '2030-01-01')`.execute(db);
  await db.destroy();

  await (await openAsItIs(file)).destroy();
});

test('migration whose name is not the last one: its file is named', async () => {
  const file = await testFile();
  const db = await openDatabase({ file });
  await sql`delete from kysely_migration where name = '0010-class-states'`.execute(db);
  await db.destroy();

  await expect(openDatabase({ file })).rejects.toThrow(
    'The migration 0010-class-states comes before others that have run. Give its file the next number.',
  );
});
