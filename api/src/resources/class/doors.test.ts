import { expect, test } from 'vitest';
import { type Engine, onEachEngine } from '../../testing/test-engines.ts';
import { fillClass } from '../../testing/test-people.ts';
import { testClass, testMember } from '../../testing/test-rows.ts';
import { createTestTrainer } from '../../testing/test-trainer.ts';

async function createFullClass(engine: Engine) {
  const testTrainer = await createTestTrainer(engine);
  const { db } = testTrainer;
  const start = { startsAt: '2099-12-03T17:30:00.000Z', localStart: '2099-12-03T18:30:00+01:00' };
  await db
    .insertInto('classes')
    .values(testClass({ ...start, pattern: '5 x 2 h, Thu 18:30', seatsTotal: 1, seatsLeft: 0 }))
    .execute();
  await db
    .insertInto('members')
    .values([testMember('test-first'), testMember('test-second')])
    .execute();
  await fillClass(db, 'test-class');
  const mails = async () =>
    (await db.selectFrom('mails').select(['recipient', 'subject']).orderBy('id').execute()).map(
      ({ recipient, subject }) => `${recipient}: ${subject}`,
    );
  const audit = () =>
    db.selectFrom('auditLog').select(['email', 'action', 'subject', 'detail']).orderBy('id').execute();
  return { ...testTrainer, audit, mails };
}

onEachEngine((engine) => {
  test('seats raised on the command line: the member who waits moves up, with a mail, and the audit log says so', async () => {
    const { audit, db, mails, trainer } = await createFullClass(engine);
    expect((await trainer('change-class', '--id', 'test-class', '--seats', '2')).out).toBe(
      'Changed class test-class.\n1 member moves up from the waiting list and is told by mail: Test Member test-second.\nMails: 1.\n',
    );

    expect(await db.selectFrom('waiting').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('enrolments').select('memberId').orderBy('memberId').execute()).toEqual([
      { memberId: 'test-first' },
      { memberId: 'test-second' },
    ]);
    expect(await db.selectFrom('classes').select(['seatsTotal', 'seatsLeft']).execute()).toEqual([
      { seatsTotal: 2, seatsLeft: 0 },
    ]);
    expect(await mails()).toEqual(['test-second@example.com: You have a seat: Test class']);
    expect(await audit()).toEqual([
      {
        ...{ email: '', action: 'member enrolled', subject: 'test-second@example.com' },
        detail: 'class test-class, from the waiting list',
      },
      { email: 'command line', action: 'class changed', subject: 'class test-class', detail: 'Seats: 1 to 2' },
    ]);
  });

  test('new times on the command line: saved without a mail, or with one to everybody who is enrolled or waits', async () => {
    const { audit, mails, trainer } = await createFullClass(engine);
    const moved = (command: string, start: string, ...more: string[]) =>
      trainer(command, '--id', 'test-class', '--start', start, ...more);
    expect((await moved('change-class', '2099-12-10T18:30')).err).toContain(
      'Save tells nobody. Save all the same? Then add --also-untold.',
    );
    expect((await moved('change-class', '2099-12-10T18:30', '--also-untold')).out).toBe('Changed class test-class.\n');
    expect(await mails()).toEqual([]);

    expect((await moved('move-class', '2099-12-17T18:30')).out).toBe('class test-class: moved.\nMails: 2.\n');
    expect(await mails()).toEqual([
      'test-first@example.com: New times: Test class',
      'test-second@example.com: New times: Test class',
    ]);
    expect((await audit()).map(({ action }) => action)).toEqual(['class changed', 'class moved']);
  });

  test('class that is cancelled on the command line: a dry run says the mails and sends none', async () => {
    const { db, mails, trainer } = await createFullClass(engine);
    const cancel = (...options: string[]) =>
      trainer('cancel-class', '--id', 'test-class', '--reason', 'The trainer is ill.', ...options);
    expect((await cancel('--dry-run')).out).toBe('Nothing is wrong, and nothing is done.\nMails: 2.\n');
    expect(await mails()).toEqual([]);

    expect((await cancel()).code).toBe(0);
    expect(await mails()).toEqual([
      'test-first@example.com: Cancelled: Test class',
      'test-second@example.com: Cancelled: Test class',
    ]);
    expect(await db.selectFrom('waiting').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('classes').select('state').execute()).toEqual([{ state: 'cancelled' }]);
    expect(await cancel()).toEqual({ code: 1, out: '', err: 'Only a class on the site can be cancelled.\n' });
  });
});

test('description of more than 20,000 characters: refused on the command line as in the desk', async () => {
  const { trainer, db } = await createFullClass('SQLite');
  const change = (letters: number) =>
    trainer('change-class', '--id', 'test-class', '--description', 'x'.repeat(letters));
  expect(await change(20_001)).toMatchObject({ code: 2 });
  expect((await change(12_000)).code).toBe(0);
  expect((await db.selectFrom('classes').select('description').executeTakeFirstOrThrow()).description).toHaveLength(
    12_007,
  );
});
