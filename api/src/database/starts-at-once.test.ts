import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { createTestDir } from '../testing/test-dir.ts';
import { openTestDatabaseAt } from '../testing/test-engines.ts';
import { openDatabase } from './open-database.ts';

test('starts at once on an empty SQLite file: one of them migrates, the others wait', async () => {
  const file = join(createTestDir(), 'test.sqlite');
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ file })));
  onTestFinished(async () => {
    for (const db of opened) await db.destroy();
  });

  for (const db of opened)
    expect((await sql`select name from kysely_migration`.execute(db)).rows.length).toBeGreaterThan(30);
});

test('starts at once on an empty SQLite file: one demonstration', async () => {
  const dataDir = createTestDir();
  await Promise.all([createTestApi({ dataDir, demo: true }), createTestApi({ dataDir, demo: true })]);
  const db = await openTestDatabaseAt({ file: join(dataDir, 'demo.sqlite') });

  expect(await db.selectFrom('classes').selectAll().execute()).toHaveLength(34);
});
