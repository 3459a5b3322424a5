import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTrainer } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { addTestMembers } from '../../testing/test-rows.ts';

const early = { earlyPrice: '440', earlyUntil: '2026-12-01', price: '490', taxRate: '20', taxMode: 'Added' };
const now = '440 EUR plus 20% tax: 528 EUR';
const then = 'Until Tuesday 1 December 2026, then 490 EUR plus 20% tax: 588 EUR';

async function createEarly(options: Parameters<typeof createTrainer>[0] = {}) {
  const trainer = await createTrainer({ demo: true, ...options });
  const { db, desk, enrol, published, signInAs } = trainer;
  const item = await published({ ...early, seats: '1' });
  await enrol(item.id, 'test-first');
  const post = async (path: string, body: object = {}) =>
    desk('POST', path, { token: await signInAs('trainer', `${randomUUID()}@example.com`), body });
  const textsTo = async (recipient: string) =>
    (await db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()).map(
      ({ text }) => text,
    );
  return { ...trainer, item, post, textsTo };
}

onEachEngine((engine) => {
  test('waiting list and early price: its end is said, and the seat says when it is over', async () => {
    const { clock, db, item, post, textsTo } = await createEarly({ engine });
    const [waits = '', second = ''] = (await addTestMembers(db, 2)).map((id) => `${id}@example.com`);
    for (const email of [waits, second]) {
      await post('/enrolments/wait', { data: { email, classId: item.id } });
      clock.advance(1000);
    }
    expect((await textsTo(waits))[0]).toContain(`Price: ${now}. ${then}\n`);

    await post(`/enrolments/${item.id}~test-first/cancel`);
    const [, inTime] = await textsTo(waits);
    expect(inTime).toContain(`Price: ${now}\n`);

    clock.advance(Date.parse('2026-12-02T12:00:00Z') - clock.read().getTime());
    await post(`/enrolments/${item.id}~${waits.split('@')[0]}/cancel`);
    const [, late] = await textsTo(second);
    expect(late).toContain(
      'Price: 490 EUR plus 20% tax: 588 EUR. The early price was good until Tuesday 1 December 2026\n',
    );
  });
});

test('invitation and early price: its end is said, with a code too, and not to whom a company invites', async () => {
  const { item, post, textsTo } = await createEarly();
  await post('/discounts', { data: { code: 'TEST20', kind: 'Percent', value: '20' } });
  const invite = (email: string, code = '') =>
    post('/invitations', { data: { email, fullname: 'Kim Test', classId: item.id, code } });
  await invite('kim@example.com');
  await invite('coded@example.com', 'TEST20');

  expect((await textsTo('kim@example.com'))[0]).toContain(`Price: ${now}. ${then}\n`);
  expect((await textsTo('coded@example.com'))[0]).toContain(
    'Price: 352 EUR with the code TEST20 plus 20% tax: 422.40 EUR. Until Tuesday 1 December 2026, then 392 EUR with the code TEST20 plus 20% tax: 470.40 EUR',
  );
});
