import { expect, test } from 'vitest';
import { createTrainer } from '../testing/test-classes.ts';
import { createTestDesk } from '../testing/test-desk.ts';
import { onEachEngine } from '../testing/test-engines.ts';

const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };
const testInvitation = { email: 'new@example.com', fullname: 'Test Newcomer', role: 'editor' };

test('audit log: who did what, the latest first, with nothing that is secret', async () => {
  const { clock, desk } = await createTestDesk();
  await desk('POST', '/sign-in', { body: { ...trainer, password: 'test-wrong-password' } });
  clock.advance(1000);
  const { cookie: token = '' } = await desk('POST', '/sign-in', { body: trainer });
  clock.advance(1000);
  await desk('POST', '/staff', { token, body: { data: testInvitation } });
  const read = async () => (await desk('GET', '/audit', { token })).body;
  await expect.poll(async () => (await read()).total).toBe(3);
  const { rows } = await read();

  expect(rows).toMatchObject([
    {
      action: 'staff invited',
      email: trainer.email,
      subject: 'new@example.com',
      detail: 'editor',
      address: '192.0.2.1',
    },
    { action: 'sign-in', email: trainer.email, detail: 'password' },
    { action: 'sign-in refused', email: trainer.email },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/trainer123|test-wrong-password/);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('audit log and histories: a class with the name that it has now, what is stored with its number alone', async () => {
  const { db, desk, enrol, published, signInAs, token } = await createTrainer();
  const { id } = await published();
  const owner = { token: await signInAs('owner') };
  const { body: other } = await desk('POST', '/classes', { token, body: { data: { name: 'Longer' } } });
  await db
    .updateTable('classes')
    .set({ id: `${id}0` })
    .where('id', '=', other.id)
    .execute();
  await enrol(id, 'test-first');
  const entry = { at: '2030-01-01T00:00:00.000Z', email: '', action: 'test', address: '', detail: `class ${id}0` };
  await db
    .insertInto('auditLog')
    .values({ ...entry, id: 'test', subject: 'test-first@example.com' })
    .execute();
  await db.updateTable('classes').set({ name: 'Evening track' }).where('id', '=', id).execute();
  const detailsAt = async (path: string) =>
    (await desk('GET', path, { token })).body.rows.map(({ detail }: { detail: string }) => detail);
  const [own, longer] = [`class ${id} “Evening track”`, `class ${id}0 “Longer”`];

  expect(await detailsAt('/members/test-first/history')).toEqual([longer, expect.stringContaining(own)]);
  expect(await detailsAt(`/enrolments/${id}~test-first/history`)).toEqual([expect.stringContaining(own)]);
  const { rows } = (await desk('GET', '/audit?action=class', owner)).body;
  expect(rows.map(({ subject }: { subject: string }) => subject)).toContain(own);
  expect((await desk('GET', '/audit.csv', owner)).body).toContain('“Evening track”');
  expect(JSON.stringify(await db.selectFrom('auditLog').selectAll().execute())).not.toContain('“');
});

onEachEngine((engine) => {
  test('history of a member with many entries: says that there are earlier ones; that of one seat misses none', async () => {
    const { db, desk, enrol, published, token } = await createTrainer({ engine });
    const { id } = await published();
    await enrol(id, 'test-first');
    const entry = { at: '2030-01-01T00:00:00.000Z', email: '', action: 'test', address: '', detail: 'test' };
    const many = Array.from({ length: 100 }, (_, at) => ({
      ...entry,
      id: `test-${at}`,
      subject: 'test-first@example.com',
    }));
    await db.insertInto('auditLog').values(many).execute();
    const historyOf = async (path: string) => {
      const { rows, hasEarlier } = (await desk('GET', path, { token })).body;
      return [rows.length, hasEarlier];
    };

    expect(await historyOf('/members/test-first/history')).toEqual([100, true]);
    expect(await historyOf('/members/test-first/history?entries=200')).toEqual([101, false]);
    expect(await historyOf(`/enrolments/${id}~test-first/history`)).toEqual([1, false]);

    const longer = many.map((row) => ({ ...row, id: `longer-${row.id}`, detail: `class ${id}0` }));
    await db.insertInto('auditLog').values(longer).execute();
    expect(await historyOf(`/enrolments/${id}~test-first/history`)).toEqual([1, false]);
  });
});

test('audit log, filtered: by person, by the beginning of the action, by days', async () => {
  const { clock, desk } = await createTestDesk();
  await desk('POST', '/sign-in', { body: trainer });
  clock.advance(24 * 3_600_000);
  const { cookie: later } = await desk('POST', '/sign-in', { body: trainer });
  await desk('POST', '/staff', { token: later, body: { data: testInvitation } });
  const actionsOf = async (query: string) =>
    (await desk('GET', `/audit?${query}`, { token: later })).body.rows.map(({ action }: { action: string }) => action);

  expect(await actionsOf('action=staff')).toEqual(['staff invited']);
  expect(await actionsOf('email=trainer@example.com&action=sign-in')).toEqual(['sign-in', 'sign-in']);
  expect(await actionsOf('until=2026-11-21')).toEqual(['sign-in']);
  expect(await actionsOf('from=2026-11-22')).toEqual(['staff invited', 'sign-in']);
  expect((await desk('GET', '/audit?from=tomorrow', { token: later })).status).toBe(400);
});

test('audit log as CSV: no cell is computed, and the export is an entry itself', { tags: ['all'] }, async () => {
  const { db, desk } = await createTestDesk();
  const { cookie: token } = await desk('POST', '/sign-in', { body: trainer });
  await db
    .insertInto('auditLog')
    .values({
      id: '0',
      at: '2026-11-20T09:00:00.000Z',
      email: '=1+1',
      action: 'a',
      subject: '',
      detail: '',
      address: '',
    })
    .execute();
  const { body, headers } = await desk('GET', '/audit.csv', { token });

  expect(headers['content-disposition']).toContain('audit-log.csv');
  expect(body).toContain(",'=1+1,");
  expect((await desk('GET', '/audit?action=audit', { token })).body.total).toBe(1);
});
