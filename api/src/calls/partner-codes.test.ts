import { expect, test } from 'vitest';
import { hour } from '../testing/test-clock.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { createTestPartner, testOrigin } from '../testing/test-partner.ts';

const notGood = { classId: '', campaign: '' };

onEachEngine((engine) => {
  test('enrolment from a partner page: stored with its campaign; its code is good once, on the page of that partner', async () => {
    const { db, enrol, key, redeem } = await createTestPartner({ engine });
    const { kv } = await enrol('500001', { partner: key, campaign: 'spring-2026' });

    expect(kv.code).toMatch(/^[\w-]{22}$/);
    for (const origin of ['https://evil.example', `${testOrigin}.evil.example`, 'null', ''])
      expect(await redeem(kv.code, origin)).toEqual(notGood);
    expect(await redeem(kv.code)).toEqual({ classId: '500001', campaign: 'spring-2026' });
    expect(await redeem(kv.code)).toEqual(notGood);
    const [row] = await db.selectFrom('partnerEnrolments').selectAll().execute();
    expect(row).toMatchObject({ partnerKey: key, campaign: 'spring-2026', classId: '500001', codeHash: '' });
  });

  test('answer that was lost: the second call brings a new code, the first one is not good; no second seat', async () => {
    const { db, enrol, redeem } = await createTestPartner({ engine });
    const first = (await enrol('500001')).kv.code;
    const second = (await enrol('500001')).kv.code;

    expect(await redeem(first)).toEqual(notGood);
    expect(await redeem(second)).toMatchObject({ classId: '500001' });
    expect((await enrol('500001')).kv).toEqual({});
    expect(await db.selectFrom('partnerEnrolments').select('id').execute()).toHaveLength(1);
  });

  test('ten pages with one code: one of them learns of the enrolment', { tags: ['all'] }, async () => {
    const { enrol, redeem } = await createTestPartner({ engine });
    const { code } = (await enrol('500001')).kv;
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(code)));

    expect(answers.filter(({ classId }) => classId === '500001')).toHaveLength(1);
  });
});

test.each(['500001', '%3Cimg%20src=x%20onerror=alert(1)%3E', 'x'.repeat(64)])(
  'code that nobody gave out, %s: not good',
  async (code) => {
    const { redeem } = await createTestPartner();
    expect(await redeem(code)).toEqual(notGood);
  },
);

test('code after an hour: not good', async () => {
  const { clock, enrol, redeem } = await createTestPartner();
  const { code } = (await enrol('500001')).kv;

  clock.advance(hour);
  expect(await redeem(code)).toEqual(notGood);
});

test('seat that was taken without a partner: no code later with one', async () => {
  const { db, enrol } = await createTestPartner();
  expect((await enrol('500001', {})).kv).toEqual({});

  expect((await enrol('500001')).kv).toEqual({});
  expect(await db.selectFrom('partnerEnrolments').select('id').execute()).toEqual([]);
});

test.each([['pk_live_0'], ['']])(
  'key %j, which is not valid: the visitor is enrolled, nothing is counted',
  async (partner) => {
    const { enrol } = await createTestPartner();

    expect(await enrol('500001', { partner })).toMatchObject({ kv: {}, err: [] });
  },
);

test('enrolment that began on an origin that is not registered: no code, so no page of the partner hears of it', async () => {
  const { enrol, key } = await createTestPartner();

  expect((await enrol('500001', { partner: key, origin: 'https://rival.example' })).kv).toEqual({});
});

test('campaign with markup: counts as none', async () => {
  const { enrol, key, redeem } = await createTestPartner();
  const { code } = (await enrol('500001', { partner: key, campaign: '<img src=x>' })).kv;

  expect(await redeem(code)).toEqual({ classId: '500001', campaign: '' });
});

test('code on a page of any origin: needs no preflight, and the answer may be read', async () => {
  const { api } = await createTestPartner();
  const { headers } = await api.inject({
    method: 'POST',
    url: '/api/partner-codes/test',
    headers: { origin: testOrigin },
  });

  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
});
