import { expect, test } from 'vitest';
import { keyCounts } from '../resources/key/counts.ts';
import { partnerReport } from '../resources/key/report.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { createTestPartner, testOrigin, testPlaceRequest } from '../testing/test-partner.ts';

onEachEngine((engine) => {
  test('requests and enrolments of a month: one row for each campaign and class', async () => {
    const { ask, clock, db, enrol, key, partnerId } = await createTestPartner({ engine });
    const askFrom = (email: string, visit: Record<string, string>, fkClassId = '500001') =>
      ask({ ...testPlaceRequest, email, fkClassId, partner: key, ...visit });
    await askFrom('one@example.com', { campaign: 'spring' });
    await askFrom('two@example.com', { campaign: 'spring' });
    await askFrom('three@example.com', { campaign: '<b>' });
    await askFrom('one@example.com', {}, '500017');
    await enrol('500001', { partner: key, campaign: 'spring' });

    expect(await partnerReport(db, partnerId, clock.read().toISOString().slice(0, 7))).toMatchObject([
      { campaign: '', classId: '500001', requests: 1, enrolments: 0 },
      { campaign: '', classId: '500017', requests: 1, enrolments: 0 },
      { campaign: 'spring', classId: '500001', requests: 2, enrolments: 1 },
    ]);
  });

  test('the same person asks again, in other letters, at once and with another key of the partner: counted and told once', async () => {
    const { addKey, ask, clock, db, key, sendTo } = await createTestPartner({ engine });
    await sendTo('https://partner.example/events');
    const other = await addKey('Other pages', false, []);

    await Promise.all(Array.from({ length: 4 }, () => ask({ ...testPlaceRequest, partner: key })));
    await ask({ ...testPlaceRequest, email: 'Visitor@Example.com', partner: other, campaign: 'forged' });

    expect(await db.selectFrom('partnerRequests').select('partnerKey').execute()).toEqual([{ partnerKey: key }]);
    expect(await db.selectFrom('partnerEvents').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(5);
    expect((await keyCounts(db, clock.read().toISOString().slice(0, 7))).get(key)).toMatchObject({ requests: 1 });
  });
});

test('person whose earlier request counts for nobody, from a rival’s page or with a key for tests: the next one counts and is told', async () => {
  const { addKey, ask, clock, db, key, partnerId, sendTo } = await createTestPartner();
  await sendTo('https://partner.example/events');
  const testKey = await addKey('Staging', true, [testOrigin]);
  const visits = [
    { partner: testKey, origin: testOrigin },
    ...Array(2).fill({ partner: key, origin: 'https://rival.example' }),
    ...Array(2).fill({ partner: key, origin: testOrigin }),
    { partner: key, origin: 'https://rival.example' },
  ];
  for (const visit of visits) await ask({ ...testPlaceRequest, ...visit });

  expect(await partnerReport(db, partnerId, clock.read().toISOString().slice(0, 7))).toMatchObject([
    { origin: testOrigin, isForeign: false, requests: 1 },
    { origin: 'https://rival.example', isForeign: true, requests: 1 },
  ]);
  const events = await db.selectFrom('partnerEvents').select('body').execute();
  expect(events.map(({ body }) => JSON.parse(body).isTest).toSorted()).toEqual([false, true]);
});

test('the same address with capitals beyond ASCII, again: counted once', { tags: ['all'] }, async () => {
  const { ask, db, key } = await createTestPartner();
  for (let time = 0; time < 2; time += 1)
    expect((await ask({ ...testPlaceRequest, email: 'ÄNNE@example.com', partner: key })).err).toEqual([]);

  expect(await db.selectFrom('partnerRequests').select('id').execute()).toHaveLength(1);
});

test('addresses of one mailbox that differ behind a plus sign: counted and told once', async () => {
  const { ask, db, key, sendTo } = await createTestPartner();
  await sendTo('https://partner.example/events');
  const addresses = ['visitor@example.com', 'visitor+one@example.com', 'Visitor+two+three@example.com'];
  for (const email of addresses) await ask({ ...testPlaceRequest, email, partner: key });
  for (const email of ['visitor@other.example', 'visitors+one@example.com', '+one@example.com'])
    await ask({ ...testPlaceRequest, email, partner: key });

  expect(await db.selectFrom('partnerRequests').select('id').execute()).toHaveLength(4);
  expect(await db.selectFrom('partnerEvents').select('id').execute()).toHaveLength(4);
  expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(6);
});

test('request with a public key that no page of the site has sent: in the inbox, counted for nobody', async () => {
  const { ask, db, key } = await createTestPartner();
  const others: Record<string, string>[] = [{}, { origin: 'https://evil.example' }, { origin: 'null' }];

  for (const headers of others) expect((await ask({ ...testPlaceRequest, partner: key }, headers)).err).toEqual([]);

  expect(await db.selectFrom('messages').select('partnerKey').execute()).toEqual(
    others.map(() => ({ partnerKey: '' })),
  );
  expect(await db.selectFrom('partnerRequests').selectAll().execute()).toEqual([]);
});

test('many people from one network within an hour: ten of them count', { tags: ['all'] }, async () => {
  const { ask, db, key } = await createTestPartner();
  for (let number = 0; number < 12; number += 1)
    await ask({ ...testPlaceRequest, email: `person${number}@example.com`, partner: key });

  expect(await db.selectFrom('partnerRequests').select('id').execute()).toHaveLength(10);
  expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(12);
});

test('request that began on an origin that is not registered: a row of its own, no event, in no count of the partner', async () => {
  const { ask, clock, db, key, partnerId, sendTo } = await createTestPartner();
  await sendTo('https://partner.example/events');
  await ask({ ...testPlaceRequest, partner: key, origin: 'https://rival.example' });
  await ask({ ...testPlaceRequest, email: 'other@example.com', partner: key, origin: 'javascript:alert(1)' });
  const month = clock.read().toISOString().slice(0, 7);

  expect(await partnerReport(db, partnerId, month)).toMatchObject([
    { origin: '', isForeign: false, requests: 1 },
    { origin: 'https://rival.example', isForeign: true, requests: 1 },
  ]);
  expect((await keyCounts(db, month)).get(key)).toMatchObject({ requests: 1, unconfirmed: 1, foreign: 1 });
  expect(await db.selectFrom('partnerEvents').select('id').execute()).toHaveLength(1);
});
