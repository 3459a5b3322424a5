import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tables } from '../backups/back-up.ts';
import { onEachEngine, openTestDatabaseAt } from '../testing/test-engines.ts';
import { addTestMembers, testClass } from '../testing/test-rows.ts';
import { createTestSeats } from '../testing/test-seats.ts';
import { createTestTrainer } from '../testing/test-trainer.ts';

const madeAnew = ['contentChanges', 'listVersions', 'spentTokens'];

test('a backup has every table but those that are made anew', async () => {
  const { db } = await createTestTrainer();
  const names = (await db.introspection.getTables()).map(({ name }) =>
    name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
  );

  expect([...tables, ...madeAnew].toSorted()).toEqual(names.toSorted());
});

onEachEngine((engine) => {
  test('a backup while members enrol is whole: as many seats are gone as there are enrolments', {
    tags: ['all'],
  }, async () => {
    const { trainer, db, dataDir } = await createTestTrainer(engine);
    await db
      .insertInto('classes')
      .values(testClass({ seatsTotal: 100, seatsLeft: 100 }))
      .execute();
    const members = await addTestMembers(db, 100);
    const enrolments = createTestSeats(db, () => new Date());
    const file = join(dataDir, 'backup.sqlite');
    const enrolling = Promise.all(members.map((id) => enrolments.enrol(id, 'test-class')));
    const { code, out } = await trainer('backup', '--to', file);
    await enrolling;
    expect(readdirSync(dataDir).filter((name) => name.startsWith('backup'))).toEqual(['backup.sqlite']);
    const copy = await openTestDatabaseAt({ file });
    const { seatsLeft } = await copy.selectFrom('classes').select('seatsLeft').executeTakeFirstOrThrow();
    const enrolled = await copy.selectFrom('enrolments').selectAll().execute();
    expect([code, out]).toEqual([0, expect.stringContaining(`Wrote ${file}.`)]);
    expect(seatsLeft).toBe(100 - enrolled.length);
    expect(await copy.selectFrom('members').selectAll().execute()).toHaveLength(100);
    expect(await copy.selectFrom('languages').selectAll().execute()).toHaveLength(9);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await trainer('backup', '--to', file)).err).toBe(`${file} is there already.\n`);
  });
});

test('a backup that cannot be written leaves nothing and says so', async () => {
  const { trainer, dataDir } = await createTestTrainer();
  const { code, err } = await trainer('backup', '--to', join(dataDir, 'nowhere', 'backup.sqlite'));
  expect([code, err]).toEqual([1, expect.stringContaining('cannot be written.')]);
});
