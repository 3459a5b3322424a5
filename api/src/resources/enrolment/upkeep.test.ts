import { expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { createTrainer } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { addTestMembers } from '../../testing/test-rows.ts';
import { upkeep } from './upkeep.ts';

const day = 86_400_000;

onEachEngine((engine) => {
  test('reminder: once to each participant, as many days before as the class says', async () => {
    const { clock, db, enrol, published } = await createTrainer({ engine });
    const item = await published({ start: '2026-12-11T18:30', pattern: '1 x 2 h, Fri 18:30', reminderDays: '7' });
    await enrol(item.id, 'test-first');
    const context = createContext(db, { clock: clock.read });
    const reminders = async () =>
      (await db.selectFrom('mails').select('recipient').where('subject', '=', 'Soon: Test class').execute()).map(
        ({ recipient }) => recipient,
      );
    clock.advance(12 * day);
    await upkeep(context, () => true);
    expect(await reminders()).toEqual([]);

    clock.advance(day * 1.5);
    await enrol(item.id, 'test-late');
    await Promise.all([upkeep(context, () => true), upkeep(context, () => true)]);
    await upkeep(context, () => true);
    expect(await reminders()).toEqual(['test-first@example.com']);
  });

  test('reminder after a move of the class or of a seat: for the new date when its day is to come, and none beside the mail of the move', async () => {
    const { clock, db, desk, enrol, published, signInAs } = await createTrainer({ engine });
    const context = createContext(db, { clock: clock.read });
    const at = (day: string, weekday: string) => ({
      ...{ start: `${day}T18:30`, pattern: `1 x 2 h, ${weekday} 18:30`, reminderDays: '7' },
    });
    const near = at('2026-12-08', 'Tue');
    const later = at('2026-12-18', 'Fri');
    const far = at('2027-01-15', 'Fri');
    const classAt = (name: string, times: object) => published({ name, ...times });
    const first = await classAt('First', at('2026-12-11', 'Fri'));
    const second = await classAt('Second', later);
    const soon = await classAt('Soon', near);
    const told = await classAt('Told', far);
    const untold = await classAt('Untold', far);
    await enrol(first.id, 'test-stays', 'test-changes');
    await enrol(told.id, 'test-told', 'test-nearer');
    await enrol(untold.id, 'test-untold');
    async function reminders() {
      await upkeep(context, () => true);
      const mails = db.selectFrom('mails').select(['subject', 'recipient']).where('subject', 'like', 'Soon:%');
      const rows = await mails.execute();
      await db.deleteFrom('mails').execute();
      return rows.map(({ subject, recipient }) => `${subject} ${recipient.split('@')[0]}`).toSorted();
    }
    clock.advance(13.5 * day);
    expect(await reminders()).toEqual(['Soon: First test-changes', 'Soon: First test-stays']);

    const token = await signInAs('trainer', 'trainer-of-test@example.com');
    const moveSeat = (id: string, memberId: string, to: string) =>
      desk('POST', `/enrolments/${id}~${memberId}/move`, { token, body: { to } });
    const moveClass = ({ id, version }: typeof first, data: object) =>
      desk('POST', `/classes/${id}/move`, { token, body: { version, data } });
    const unsaid = { version: untold.version, data: near, alsoUntold: true };
    const done = [
      await moveSeat(first.id, 'test-changes', second.id),
      await moveSeat(told.id, 'test-nearer', soon.id),
      await moveClass(first, later),
      await moveClass(told, near),
      await desk('PUT', `/classes/${untold.id}`, { token, body: unsaid }),
    ];
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await reminders()).toEqual(['Soon: Untold test-untold']);

    clock.advance(7 * day);
    expect(await reminders()).toEqual(['Soon: First test-stays', 'Soon: Second test-changes']);
  });

  test('class that begins: its waiting list ends', async () => {
    const { clock, db, published } = await createTrainer({ engine });
    const item = await published({ start: '2026-12-11T18:30', pattern: '1 x 2 h, Fri 18:30', seats: '1' });
    const [memberId = ''] = await addTestMembers(db, 1);
    await db
      .insertInto('waiting')
      .values({ classId: item.id, memberId, createdAt: '2026-11-21T09:00:00.000Z' })
      .execute();
    const context = createContext(db, { clock: clock.read });
    await upkeep(context, () => true);
    expect(await db.selectFrom('waiting').selectAll().execute()).toHaveLength(1);

    clock.advance(30 * day);
    await upkeep(context, () => true);
    expect(await db.selectFrom('waiting').selectAll().execute()).toEqual([]);
  });

  test('class that has begun and is moved ahead: nobody has waited in vain, and who waits again is counted once', async () => {
    const { clock, db, desk, published, signInAs } = await createTrainer({ engine });
    const times = { pattern: '9 x 2 h, Fri 18:30', seats: '1' };
    const item = await published({ ...times, start: '2026-12-11T18:30' });
    const [memberId = ''] = await addTestMembers(db, 1);
    const context = createContext(db, { clock: clock.read });
    async function waitUntilItBegins() {
      const createdAt = clock.read().toISOString();
      await db.insertInto('waiting').values({ classId: item.id, memberId, createdAt }).execute();
      clock.advance(30 * day);
      await upkeep(context, () => true);
      return db.selectFrom('waitedInVain').select(['classId', 'total']).execute();
    }
    const counted = [{ classId: item.id, total: 1 }];
    expect(await waitUntilItBegins()).toEqual(counted);

    const data = { ...times, start: '2027-01-15T18:30' };
    const token = await signInAs('trainer', 'trainer-of-test@example.com');
    const moved = await desk('POST', `/classes/${item.id}/move`, { token, body: { version: item.version, data } });
    expect(moved.status).toBe(200);
    expect(await db.selectFrom('waitedInVain').selectAll().execute()).toEqual([]);
    expect(await waitUntilItBegins()).toEqual(counted);
  });
});
