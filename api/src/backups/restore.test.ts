import { readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { runTrainer } from '../command-line/run-trainer.ts';
import { createTestDir } from '../testing/test-dir.ts';
import { createTestLocation, type Engine, onEachEngine, openTestDatabaseAt } from '../testing/test-engines.ts';
import { addTestMembers, testClass } from '../testing/test-rows.ts';
import { createTestSeats } from '../testing/test-seats.ts';
import { createTestTrainer } from '../testing/test-trainer.ts';

async function createBackup(engine: Engine = 'SQLite') {
  const testTrainer = await createTestTrainer(engine);
  const { db, trainer } = testTrainer;
  await db
    .insertInto('classes')
    .values(testClass({ seatsTotal: 100, seatsLeft: 100 }))
    .execute();
  const members = await addTestMembers(db, 60);
  const file = join(createTestDir(), 'backup.sqlite');
  const enrolments = createTestSeats(db, () => new Date());
  return { ...testTrainer, members, enrolments, file, backUp: () => trainer('backup', '--to', file) };
}

async function run(env: Record<string, string>, ...args: string[]) {
  let printed = '';
  const add = (text: string) => {
    printed += text;
  };
  const code = await runTrainer(args, env, { out: add, err: add });
  return { code, printed };
}

onEachEngine((engine) => {
  test('backup under load, destroyed, restored: all that was acknowledged before is there, once', async () => {
    const { db, env, members, enrolments, file, backUp } = await createBackup(engine);
    const before = members.slice(0, 30);
    await Promise.all(before.map((id) => enrolments.enrol(id, 'test-class')));
    const meanwhile = Promise.all(members.slice(30).map((id) => enrolments.enrol(id, 'test-class')));
    await backUp();
    await meanwhile;
    await db.destroy();
    const location = engine === 'SQLite' ? undefined : await createTestLocation(engine);
    if (!location) for (const name of readdirSync(env.DATA_DIR)) rmSync(join(env.DATA_DIR, name));
    const next = { ...env, ...(location && 'url' in location && { DATABASE_URL: location.url }) };

    const { code, printed } = await run(next, 'restore', '--from', file);

    expect([code, printed]).toEqual([0, expect.stringContaining('Restored ')]);
    const restored = await openTestDatabaseAt(location ?? { file: join(env.DATA_DIR, 'provider.sqlite') });
    const enrolled = (await restored.selectFrom('enrolments').select('memberId').execute()).map(
      ({ memberId }) => memberId,
    );
    const { seatsLeft } = await restored.selectFrom('classes').select('seatsLeft').executeTakeFirstOrThrow();
    expect(enrolled).toEqual(expect.arrayContaining(before));
    expect(new Set(enrolled).size).toBe(enrolled.length);
    expect(seatsLeft).toBe(100 - enrolled.length);
    expect(await restored.selectFrom('languages').selectAll().execute()).toHaveLength(9);
  });
});

test('dry run: tells what the backup holds, while the database is in use, and changes nothing', async () => {
  const { trainer, dataDir, file, backUp } = await createBackup();
  await backUp();
  const { ino } = statSync(join(dataDir, 'provider.sqlite'));
  const { code, out } = await trainer('restore', '--from', file, '--dry-run');

  expect([code, out]).toEqual([0, `${file} is whole: 60 members, 1 classes, 0 enrolments.\n`]);
  expect(statSync(join(dataDir, 'provider.sqlite')).ino).toBe(ino);
  expect(readdirSync(dirname(file))).toEqual(['backup.sqlite']);
});

test('database in use: refused with one sentence; not in use: restored, and the earlier file is kept', async () => {
  const { db, trainer, dataDir, file, backUp } = await createBackup();
  await backUp();
  expect((await trainer('restore', '--from', file)).err).toContain('is in use. Stop the API, then restore.');
  await db.deleteFrom('members').execute();
  await db.destroy();
  const { code, out } = await trainer('restore', '--from', file);

  expect([code, out]).toEqual([0, expect.stringMatching(/The earlier one is .*provider\.sqlite\.before-2/)]);
  const restored = await openTestDatabaseAt({ file: join(dataDir, 'provider.sqlite') });
  expect(await restored.selectFrom('members').selectAll().execute()).toHaveLength(60);
});

test('PostgreSQL database with data: refused, and stays as it is', { tags: ['all'] }, async () => {
  const { trainer, db, file, backUp } = await createBackup('PostgreSQL');
  await backUp();

  expect((await trainer('restore', '--from', file)).err).toContain('holds data. Restore into an empty one');
  expect(await db.selectFrom('members').selectAll().execute()).toHaveLength(60);
});

test('damaged, missing or another file: refused with one sentence', async () => {
  const { trainer, dataDir, file, backUp } = await createBackup();
  await backUp();
  truncateSync(file, statSync(file).size / 2);
  const other = join(dataDir, 'other.sqlite');
  writeFileSync(other, 'test');

  expect((await trainer('restore', '--from', file)).err).toBe(`${file} is damaged or is no backup.\n`);
  expect((await trainer('restore', '--from', other, '--dry-run')).err).toBe(`${other} is damaged or is no backup.\n`);
  expect((await trainer('restore', '--from', `${other}2`)).err).toBe(`There is no file ${other}2.\n`);
});
