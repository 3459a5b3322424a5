import { expect, test } from 'vitest';
import { createTrainer } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';

const day = 86_400_000;

async function createPlaces(options: Parameters<typeof createTrainer>[0] = {}) {
  const trainer = await createTrainer(options);
  const { api, db } = trainer;
  const item = await trainer.published({ seats: '1', cancelDays: '14' });
  await trainer.enrol(item.id, 'test-first');
  const linkOf = async (member: string) => {
    const mails = db.selectFrom('mails').select('text').where('recipient', '=', `${member}@example.com`);
    const { text } = await mails.orderBy('id', 'desc').executeTakeFirstOrThrow();
    return /\/app\/places\/\S+/.exec(text)?.[0] ?? '';
  };
  const page = (url: string) => api.inject(url);
  const press = (url: string, what: string) =>
    api.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `do=${what}`,
    });
  const seatsOf = async (id: string) => {
    const enrolled = await db.selectFrom('enrolments').select('memberId').where('classId', '=', id).execute();
    const waiting = await db.selectFrom('waiting').select('memberId').where('classId', '=', id).execute();
    return { enrolled: enrolled.map(({ memberId }) => memberId), waiting: waiting.map(({ memberId }) => memberId) };
  };
  return { ...trainer, item, linkOf, page, press, seatsOf };
}

onEachEngine((engine) => {
  test('link of a mail: opening it changes nothing; the button gives the seat back, once, to who waits', async () => {
    const { db, desk, enrol, item, linkOf, page, press, seatsOf, token, published } = await createPlaces({ engine });
    const other = await published({ name: 'Other class' });
    await enrol(other.id, 'test-second');
    const waits = { data: { email: 'test-second@example.com', classId: item.id } };
    await desk('POST', '/enrolments/wait', { token, body: waits });
    const link = await linkOf('test-first');
    for (let visits = 0; visits < 2; visits++)
      expect((await page(link)).body).toContain('until Tuesday 16 February 2027');
    expect((await page(await linkOf('test-second'))).body).toContain('Nobody waits before you');
    expect(await seatsOf(item.id)).toEqual({ enrolled: ['test-first'], waiting: ['test-second'] });

    const pressed = await press(link, 'give-back');
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, link]);
    expect((await press(link, 'give-back')).statusCode).toBe(303);
    expect(await seatsOf(item.id)).toEqual({ enrolled: ['test-second'], waiting: [] });
    const subjects = await db.selectFrom('mails').select(['recipient', 'subject']).orderBy('id', 'desc').execute();
    expect(subjects.slice(0, 2)).toEqual([
      { recipient: 'test-second@example.com', subject: 'You have a seat: Test class' },
      { recipient: 'test-first@example.com', subject: 'Your seat was given back: Test class' },
    ]);
    const log = db.selectFrom('auditLog').select(['email', 'detail']).where('action', '=', 'enrolment cancelled');
    expect(await log.execute()).toEqual([{ email: '', detail: `class ${item.id}, by the member` }]);

    expect((await page(link)).body).toContain('Join the waiting list');
    await press(link, 'join');
    await press(link, 'join');
    expect(await seatsOf(item.id)).toEqual({ enrolled: ['test-second'], waiting: ['test-first'] });
    await press(link, 'leave');
    expect((await seatsOf(item.id)).waiting).toEqual([]);
  });
});

test('seat, after the last day of the class for it, and after its start: kept, with a sentence', async () => {
  const { clock, item, linkOf, page, press, seatsOf } = await createPlaces();
  const link = await linkOf('test-first');
  const until = Date.parse('2027-02-16T23:00:00Z');
  clock.advance(until - clock.read().getTime() - 1000);
  expect((await page(link)).body).toContain('Give the seat back');
  clock.advance(1000);
  expect((await page(link)).body).toMatch(
    /could be given back here until Tuesday 16 February 2027[^<]*<a href="mailto:/,
  );
  expect((await press(link, 'give-back')).body).toContain('role="alert"');
  clock.advance(14 * day);
  expect((await page(link)).body).toContain('The class has begun.');
  expect((await press(link, 'give-back')).body).toContain('This class has begun.');
  expect((await seatsOf(item.id)).enrolled).toEqual(['test-first']);
});

test('link that was changed, of another member, of an earlier address: ended; no script, a form to this site', async () => {
  const { desk, enrol, item, linkOf, page, press, published, seatsOf, token } = await createPlaces();
  const other = await published({ name: 'Other class' });
  await enrol(other.id, 'test-second');
  const link = await linkOf('test-first');
  const shown = await page(link);
  expect(shown.body).not.toContain('<script');
  expect(shown.headers['content-security-policy']).toContain("form-action 'self'");
  expect(shown.headers['referrer-policy']).toBe('no-referrer');
  expect(shown.headers['cache-control']).toBe('no-store');
  for (const wrong of [
    `${link.slice(0, -3)}AAA`,
    link.replace('test-first', 'test-second'),
    link.replace(item.id, other.id),
  ])
    expect([(await page(wrong)).statusCode, (await press(wrong, 'give-back')).statusCode]).toEqual([404, 404]);

  const body = { version: 1, data: { email: 'new@example.com' } };
  expect((await desk('PUT', '/members/test-first', { token, body })).status).toBe(200);
  expect((await press(link, 'give-back')).statusCode).toBe(404);
  expect((await seatsOf(item.id)).enrolled).toEqual(['test-first']);
});

test('price of a place: what was agreed with a seat, otherwise the early one while it is good, with the code of who waits', async () => {
  const { clock, db, desk, enrol, linkOf, page, press, published, token } = await createPlaces();
  const early = { price: '480', earlyPrice: '400', earlyUntil: '20261231', seats: '1', taxRate: '' };
  const item = await published({ name: 'Early class', ...early });
  await enrol(item.id, 'test-second');
  const body = { data: { code: 'TEST-10', kind: 'Percent', value: '10' } };
  expect((await desk('POST', '/discounts', { token, body })).status).toBe(200);
  const link = await linkOf('test-second');
  expect((await page(link)).body).toContain('Price: 400 EUR');

  await press(link, 'give-back');
  expect((await page(link)).body).toContain('Price: 400 EUR');
  await enrol(item.id, 'test-third');
  await press(link, 'join');
  await db.updateTable('waiting').set({ code: 'TEST-10' }).where('classId', '=', item.id).execute();
  expect((await page(link)).body).toMatch(
    /Price: 360 EUR with the code TEST-10\. Until Thursday 31 December 2026, then 432/,
  );

  clock.advance(Date.parse('2027-01-01T12:00:00Z') - clock.read().getTime());
  expect((await page(link)).body).toContain('Price: 432 EUR with the code TEST-10');
  await press(link, 'leave');
  expect((await page(link)).body).toContain('Price: 480 EUR');
});
