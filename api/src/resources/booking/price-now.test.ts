import { expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { createTrainer } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { upkeep } from '../enrolment/upkeep.ts';
import { priceNow } from './price-now.ts';

const early = { price: '480', oldPrice: '520', earlyPrice: '400', earlyUntil: '20261203' };

test.each([
  ['Europe/Vienna', '2026-12-03T22:59:59.999Z', '400'],
  ['Europe/Vienna', '2026-12-03T23:00:00.000Z', '480'],
  ['America/Los_Angeles', '2026-12-04T07:59:59.000Z', '400'],
  ['America/Los_Angeles', '2026-12-04T08:00:00.000Z', '480'],
  ['Pacific/Kiritimati', '2026-12-03T10:00:00.000Z', '480'],
  ['', '2026-12-03T23:59:59.000Z', '400'],
])('early price in %s at %s: %s', (timeZone, now, price) => {
  const priced = priceNow({ ...early, timeZone }, now);
  expect(priced.price).toBe(price);
  expect([priced.oldPrice, priced.priceUntil]).toEqual(price === '400' ? ['480', '20261203'] : ['520', undefined]);
});

test.each([
  [{ earlyPrice: '480', earlyUntil: '2027-01-15' }, 'earlyPrice', 'Early price has to be below the price.'],
  [{ earlyPrice: '400' }, 'earlyPrice', 'Early price has no last day.'],
  [{ earlyUntil: '2027-01-15' }, 'earlyUntil', 'Early until has no early price.'],
  [{ earlyPrice: '400', earlyUntil: 'TBA' }, 'earlyUntil', 'Early until has to be a day.'],
])('class with %j: refused', async (change, field, fault) => {
  const { desk, token } = await createTrainer();
  const answer = await desk('POST', '/classes', { token, body: { data: { name: 'Test', price: '480', ...change } } });
  expect(answer.body.faults).toContainEqual({ field, fault });
});

onEachEngine((engine) => {
  test('early price: the same on the site, in the mail and in the booking, and over after its day', async () => {
    const { clock, db, enrol, onSite, published } = await createTrainer({ engine, demo: true });
    const today = clock.read().toISOString().slice(0, 10);
    const { id } = await published({
      seats: '5',
      earlyPrice: '400',
      earlyUntil: today,
      oldPrice: '520',
      taxRate: '20',
      taxMode: 'Added',
    });

    expect((await onSite(id))[0]).toMatchObject({
      price: '400',
      oldPrice: '480',
      due: '480',
      until: today.replaceAll('-', ''),
    });
    await enrol(id, 'test-first');
    clock.advance(2 * 86_400_000);
    expect((await onSite(id))[0]).toMatchObject({ price: '480', oldPrice: '520', due: '576' });
    expect((await onSite(id))[0]).not.toHaveProperty('until');
    await enrol(id, 'test-second');

    const bookings = await db.selectFrom('bookings').select(['memberId', 'price', 'due']).orderBy('bookedAt').execute();
    expect(bookings).toEqual([
      { memberId: 'test-first', price: '400', due: '480' },
      { memberId: 'test-second', price: '480', due: '576' },
    ]);
    const mails = await db
      .selectFrom('mails')
      .select(['recipient', 'text'])
      .where('subject', 'like', 'You have%')
      .execute();
    const priceOf = (name: string) =>
      /Price: (.*)/.exec(mails.find((it) => it.recipient.startsWith(name))?.text ?? '')?.[1];
    expect(priceOf('test-first')).toBe('400 EUR plus 20% tax: 480 EUR');
    expect(priceOf('test-second')).toBe('480 EUR plus 20% tax: 576 EUR');
  });

  test('early price that is over: pages are made again, once', async () => {
    const { clock, db, published } = await createTrainer({ engine });
    const context = createContext(db, { clock: clock.read });
    const until = clock.read().toISOString().slice(0, 10);
    await published({ earlyPrice: '400', earlyUntil: until });
    const version = async () =>
      (await db.selectFrom('listVersions').select('version').where('list', '=', 'content').executeTakeFirstOrThrow())
        .version;
    const before = await version();
    await upkeep(context, () => true);
    expect(await version()).toBe(before);
    clock.advance(2 * 86_400_000);
    await upkeep(context, () => true);
    const after = await version();
    expect(after).toBeGreaterThan(before);
    await upkeep(context, () => true);
    expect(await version()).toBe(after);
  });
});
