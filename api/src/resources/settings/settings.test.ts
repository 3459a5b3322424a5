import { expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { createTrainer } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { testMember } from '../../testing/test-rows.ts';
import { createTestSeats } from '../../testing/test-seats.ts';
import { upkeep } from '../enrolment/upkeep.ts';

const day = 86_400_000;
const to = 'boss@example.com';

async function createSettings(options: Parameters<typeof createTrainer>[0] = {}) {
  const trainer = await createTrainer(options);
  const { clock, db, desk, signInAs } = trainer;
  const owner = await signInAs('owner');
  const save = (data: object, version: number) =>
    desk('PUT', '/settings/provider', { token: owner, body: { version, data } });
  const context = createContext(db, { clock: clock.read });
  const seats = createTestSeats(db, clock.read);
  const enrolSelf = async (id: string, classId: string) => {
    await db.insertInto('members').values(testMember(id)).execute();
    return seats.enrol(id, classId);
  };
  const news = async () =>
    (await db.selectFrom('mails').select('text').where('recipient', '=', to).orderBy('id').execute()).map(({ text }) =>
      text.split('\n\n').slice(0, -2).join('\n'),
    );
  return { ...trainer, enrolSelf, news, save, look: () => upkeep(context, () => true) };
}

onEachEngine((engine) => {
  test('enrolments, each: a mail to the provider for what happens without staff', async () => {
    const { db, enrolSelf, enrol, news, published, save } = await createSettings({ engine });
    const item = await published();
    await enrolSelf('test-first', item.id);
    expect((await save({ enrolmentNews: 'Each', enrolmentNewsTo: to }, 1)).body.version).toBe(2);
    await enrolSelf('test-second', item.id);
    await enrol(item.id, 'test-third');

    expect(await news()).toEqual(['Test Member test-second (test-second@example.com) has a seat: Test class.']);
    const mail = db.selectFrom('mails').select('text').where('recipient', '=', to);
    expect((await mail.executeTakeFirst())?.text).toContain(`/desk/classes/${item.id}/participants`);
    expect((await save({ enrolmentNews: 'Off' }, 1)).status).toBe(409);
  });

  test('enrolments, daily: one mail a day of all that happened without staff, whoever looks; none for nothing', async () => {
    const { clock, db, enrol, look, news, published, save } = await createSettings({ engine });
    const item = await published({ seats: '5' });
    await save({ enrolmentNews: 'Daily', enrolmentNewsTo: to }, 1);
    await look();
    await enrol(item.id, 'test-staff');
    const entry = { email: '', address: '', action: 'member enrolled', subject: 'test-first@example.com' };
    const at = new Date(clock.read().getTime() + 1000).toISOString();
    await db
      .insertInto('auditLog')
      .values({ ...entry, id: 'test-entry', at, detail: `class ${item.id}, on the site` })
      .execute();
    await look();
    expect(await news()).toEqual([]);
    clock.advance(day + 1000);
    await Promise.all([look(), look()]);
    const [first, ...others] = await news();
    expect(others).toEqual([]);
    expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC: test-first@example\.com has a seat: Test class$/m);
    expect(first).not.toContain('test-staff');
    clock.advance(day + 1000);
    await look();
    expect(await news()).toHaveLength(1);
  });

  test.each([-365, 365])('enrolments, daily, told by a clock that was off by %d days: due again', async (days) => {
    const { clock, db, look, news, save } = await createSettings({ engine });
    await save({ enrolmentNews: 'Daily', enrolmentNewsTo: to }, 1);
    const now = clock.read().getTime();
    const at = (passed: number) => new Date(now + passed).toISOString();
    await db
      .insertInto('settings')
      .values({ name: 'enrolmentsToldUntil', value: at(days * day) })
      .execute();
    const entry = { email: '', address: '', action: 'member enrolled', subject: 'test@example.com', detail: '' };
    await db
      .insertInto('auditLog')
      .values({ ...entry, id: 'test-entry', at: at(-day / 2) })
      .execute();

    await Promise.all([look(), look()]);
    expect(await news()).toEqual([expect.stringContaining('test@example.com has a seat')]);
    clock.advance(day - 60_000);
    await look();
    expect(await news()).toHaveLength(1);
  });
});

test('settings, currency and reminder: told to the forms; more than 60 days are refused', async () => {
  const { desk, save, token } = await createSettings();
  const told = async () => (await desk('GET', '/choices', { token })).body;
  expect(await told()).toMatchObject({ currency: '', reminderDays: '' });

  expect((await save({ reminderDays: '61' }, 1)).status).toBe(422);
  expect((await save({ currency: 'CHF', reminderDays: '3' }, 1)).status).toBe(200);
  expect(await told()).toMatchObject({ currency: 'CHF', reminderDays: '3' });
});
