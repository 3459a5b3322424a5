import { expect, test } from 'vitest';
import { createTestDesk } from '../../testing/test-desk.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { testClass } from '../../testing/test-rows.ts';
import { keyCounts, noCounts } from './counts.ts';
import { partnerDays } from './days.ts';
import { partnersOf } from './table.ts';
import { addPartnerEnrolment, cancelPartnerEnrolment } from './visits.ts';

const testData = { name: '', kind: 'live', origins: 'https://partner.example\nhttps://www.partner.example/' };
const testKey = { partnerName: 'Test Partner', data: testData };

async function createOwner(options: Parameters<typeof createTestDesk>[0] = {}) {
  const testDesk = await createTestDesk(options);
  const token = await testDesk.signInAs('owner', 'owner@example.com');
  const desk = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    testDesk.desk(method, `/partner-keys${path}`, { token, ...(method !== 'GET' && { body: body ?? {} }) });
  const isRegistered = async (key: string, origin: string) =>
    (await testDesk.api.inject(`/api/partners/${key}?origin=${encodeURIComponent(origin)}`)).json().isRegistered;
  const create = async (): Promise<string> => (await desk('POST', '/create-partner', testKey)).body.key;
  const rowOf = async (key: string) =>
    (await desk('GET', '')).body.rows.find((row: { key: string }) => row.key === key);
  const monthOf = async (key: string) =>
    (await testDesk.desk('GET', '/partner-month', { token })).body.counts[key] ?? noCounts;
  return { ...testDesk, create, desk, isRegistered, monthOf, rowOf };
}

onEachEngine((engine) => {
  test('partner of the site: one with its keys, by one name, also after it has another', async () => {
    const { db, desk: call, signInAs } = await createTestDesk({ engine });
    const token = await signInAs('owner', 'owner@example.com');
    const desk = (path: string, body: object) => call('POST', path, { token, body });
    const create = (sitePartner: string) => desk('/partner-keys/create-partner', { sitePartner, data: testData });
    const shown = (await desk('/partners', { data: { name: 'Shown' }, state: 'published' })).body;
    const named = async () =>
      db.selectFrom('partnerAccounts').select(['name', 'sitePartner']).orderBy('createdAt').orderBy('id').execute();

    expect((await create(shown.id)).status).toBe(200);
    expect(await named()).toEqual([{ name: 'Shown', sitePartner: shown.id }]);
    const accounts = async (site: string) => (await call('GET', `/partner-accounts?site=${site}`, { token })).body.rows;
    expect(await accounts(shown.id)).toMatchObject([{ title: 'Shown', sitePartner: shown.id }]);
    expect(await accounts('test-other')).toEqual([]);
    expect((await create(shown.id)).status).toBe(422);
    const change = { version: shown.version, data: { name: 'Renamed' } };
    const saved = (await call('PUT', `/partners/${shown.id}`, { token, body: change })).body;
    expect(await named()).toMatchObject([{ name: 'Shown' }]);
    await desk(`/partners/${shown.id}/publish`, { version: saved.version });
    expect(await named()).toEqual([{ name: 'Renamed', sitePartner: shown.id }]);
    expect((await call('GET', '/partner-keys', { token })).body.rows).toMatchObject([{ partnerName: 'Renamed' }]);
  });

  test('key: created with its partner, valid on its origins, changed, revoked at once', async () => {
    const { create, db, desk, isRegistered, rowOf } = await createOwner({ engine, demo: true });
    const key = await create();
    expect(key).toMatch(/^pk_live_/);
    expect(await rowOf(key)).toMatchObject({
      partnerName: 'Test Partner',
      origins: ['https://partner.example', 'https://www.partner.example'],
      hasEnded: false,
    });
    expect(await isRegistered(key, 'https://www.partner.example')).toBe(true);

    await desk('PUT', `/${key}`, { data: { origins: 'https://new.example' } });
    expect(await isRegistered(key, 'https://partner.example')).toBe(false);
    expect(await isRegistered(key, 'https://new.example')).toBe(true);

    await desk('POST', `/${key}/revoke`);
    expect(await isRegistered(key, 'https://new.example')).toBe(false);
    expect(await rowOf(key)).toMatchObject({ hasEnded: true });
    expect((await desk('POST', `/${key}/revoke`)).status).toBe(404);

    const entries = await db.selectFrom('auditLog').selectAll().orderBy('id').execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'partner key created',
      'partner key changed',
      'partner key revoked',
    ]);
    expect(JSON.stringify(entries)).not.toContain(key);
  });

  test('key that is replaced: both work until the former ends; enrolments of this month are counted by key', async () => {
    const { clock, create, db, desk, isRegistered, monthOf } = await createOwner({ engine, demo: true });
    const key = await create();
    const next = (await desk('POST', `/${key}/rotate`)).body.key;
    expect(await isRegistered(key, 'https://partner.example')).toBe(true);
    expect(await isRegistered(next, 'https://partner.example')).toBe(true);

    const seatOf = (memberId: string) => ({ memberId, classId: '500001' });
    await addPartnerEnrolment(
      db,
      seatOf('test-1'),
      { visit: { partnerKey: next, campaign: '', fields: '', origin: '' } },
      clock.read(),
    );
    await addPartnerEnrolment(
      db,
      seatOf('test-2'),
      { visit: { partnerKey: next, campaign: 'spring', fields: '', origin: '' } },
      clock.read(),
    );
    await cancelPartnerEnrolment(db, seatOf('test-2'), clock.read());
    expect(await monthOf(next)).toMatchObject({ enrolments: 2, cancelled: 1 });
    expect(await monthOf(key)).toMatchObject({ enrolments: 0, cancelled: 0 });
  });

  test('key that was replaced: not replaced again, its end stays', async () => {
    const { clock, create, desk, rowOf } = await createOwner({ engine, demo: true });
    const key = await create();
    await desk('POST', `/${key}/rotate`);
    const { endsAt } = await rowOf(key);
    clock.advance(1000);

    const again = await desk('POST', `/${key}/rotate`);

    expect(again.status).toBe(409);
    expect(again.sentence).toBe('This key has been replaced already. Replace the one that came after it.');
    expect((await rowOf(key)).endsAt).toBe(endsAt);
    expect((await desk('GET', '')).body.total).toBe(2);
  });

  test('address taken out of a key: no longer with any key of the partner', async () => {
    const { clock, create, db, desk, rowOf } = await createOwner({ engine, demo: true });
    const key = await create();
    const other = await create();
    for (const each of [key, other])
      await desk('PUT', `/${each}`, { data: { people: 'away@partner.example\nstays@partner.example' } });
    const next = (await desk('POST', `/${key}/rotate`)).body.key;

    await desk('PUT', `/${next}`, { data: { people: 'stays@partner.example' } });

    expect((await rowOf(key)).people).toEqual(['stays@partner.example']);
    expect(await partnersOf(db, 'away@partner.example', clock.read())).toMatchObject([
      { id: (await rowOf(other)).partnerId },
    ]);
    const entry = await db.selectFrom('auditLog').select('detail').orderBy('id', 'desc').executeTakeFirst();
    expect(entry?.detail).toContain('no longer for away@partner.example');
  });

  test('elements shown and used: counted by key and month, on pages of the key alone', { tags: ['all'] }, async () => {
    const { api, clock, create, db, monthOf } = await createOwner({ engine, demo: true });
    const key = await create();
    const use = async (kind: string, origin = 'https://partner.example', of = key) =>
      (await api.inject({ method: 'POST', url: `/api/partners/${of}/uses/${kind}`, headers: { origin } })).statusCode;
    expect(await Promise.all(Array.from({ length: 3 }, () => use('view')))).toEqual([204, 204, 204]);
    expect(await use('start')).toBe(204);
    expect(await use('view', 'https://elsewhere.example')).toBe(204);
    expect(await use('view', 'https://partner.example', 'pk_live_unknown')).toBe(204);
    expect(await use('sale')).toBe(400);
    const answer = await api.inject({
      method: 'POST',
      url: `/api/partners/${key}/uses/view`,
      headers: { origin: 'https://partner.example' },
    });
    expect(answer.headers['access-control-allow-origin']).toBe('*');

    await expect.poll(() => monthOf(key)).toMatchObject({ views: 4, starts: 1 });
    await use('view');
    await expect.poll(() => monthOf(key)).toMatchObject({ views: 5, starts: 1 });
    const day = clock.read().toISOString().slice(0, 10);
    const about = { partnerKey: key, day, origin: 'https://partner.example', campaign: '', classId: '' };
    expect(await db.selectFrom('partnerDayUses').selectAll().orderBy('kind').execute()).toEqual([
      { ...about, kind: 'start', count: 1 },
      { ...about, kind: 'view', count: 5 },
    ]);
    expect((await keyCounts(db, '1999-12')).size).toBe(0);
  });
});

test('uses by campaign: each counted, what is no campaign and more than a hundred of a day as none', async () => {
  const { api, create, db } = await createOwner({ demo: true, limits: { partnerUsesPerNetwork: 200 } });
  const key = await create();
  const use = (campaign: string) =>
    api.inject({
      method: 'POST',
      url: `/api/partners/${key}/uses/view`,
      query: { campaign },
      headers: { origin: 'https://partner.example' },
    });
  for (const campaign of ['spring', 'spring', '<b>', ...Array.from({ length: 101 }, (_, index) => `c${index}`)])
    await use(campaign);

  await api.close();
  const counted = await db.selectFrom('partnerDayUses').select(['campaign', 'count']).execute();
  expect(counted).toHaveLength(100);
  expect(counted).toContainEqual({ campaign: 'spring', count: 2 });
  expect(counted.find(({ campaign }) => campaign === '')?.count).toBe(4);
});

test('uses by class: each counted, a class that is not on the site as none; named as long as it is there', async () => {
  const { api, clock, create, db, rowOf } = await createOwner({ demo: true });
  const key = await create();
  const hidden = ['draft', 'deleted'].map((state) => testClass({ id: state, name: 'Secret', state }));
  await db.insertInto('classes').values(hidden).execute();
  for (const classId of ['500001', '500001', '1', '<b>', 'draft', 'deleted'])
    await api.inject({
      method: 'POST',
      url: `/api/partners/${key}/uses/start`,
      query: { class: classId },
      headers: { origin: 'https://partner.example' },
    });
  const { partnerId } = await rowOf(key);
  const days = () => partnerDays(db, partnerId, clock.read().toISOString().slice(0, 7));

  await api.close();
  const name = expect.stringMatching(/./);
  expect(await days()).toMatchObject([
    { classId: '', className: '', starts: 4 },
    { classId: '500001', className: name, starts: 2 },
  ]);
  for (const [state, className] of [
    ['cancelled', name],
    ['draft', ''],
    ['deleted', ''],
  ]) {
    await db.updateTable('classes').set({ state }).where('id', '=', '500001').execute();
    expect(await days()).toMatchObject([{}, { classId: '500001', className }]);
  }
});

test('uses by campaign and class: a hundred pairs a day, the rest by campaign alone', async () => {
  const { api, clock, create, db } = await createOwner({ demo: true });
  const key = await create();
  const day = clock.read().toISOString().slice(0, 10);
  const about = { partnerKey: key, day, origin: 'https://partner.example', kind: 'view', count: 1 };
  const pair = (_: unknown, index: number) => ({ ...about, campaign: `c${index % 10}`, classId: `${500_001 + index}` });
  await db
    .insertInto('partnerDayUses')
    .values(Array.from({ length: 100 }, pair))
    .execute();
  for (const campaign of ['c0', 'c1', 'new'])
    await api.inject({
      method: 'POST',
      url: `/api/partners/${key}/uses/view`,
      query: { campaign, class: '500001' },
      headers: { origin: 'https://partner.example' },
    });

  await api.close();
  const rows = await db.selectFrom('partnerDayUses').select(['campaign', 'classId', 'count']).execute();
  expect(rows).toHaveLength(102);
  expect(rows).toContainEqual({ campaign: 'c0', classId: '500001', count: 2 });
  expect(rows).toContainEqual({ campaign: 'c1', classId: '', count: 1 });
  expect(rows).toContainEqual({ campaign: 'new', classId: '', count: 1 });
});

test('element shown just before the API stops: counted', async () => {
  const { api, create, db } = await createOwner({ demo: true });
  const key = await create();
  const headers = { origin: 'https://partner.example' };
  await api.inject({ method: 'POST', url: `/api/partners/${key}/uses/view`, headers });

  await api.close();
  expect(await db.selectFrom('partnerDayUses').select('count').execute()).toEqual([{ count: 1 }]);
});

test('elements shown from one network, more often than are counted: the rest is not', { tags: ['all'] }, async () => {
  const { api, create, monthOf } = await createOwner({ demo: true, limits: { partnerUsesPerNetwork: 2 } });
  const key = await create();
  const headers = { origin: 'https://partner.example' };
  for (const _ of [1, 2, 3]) await api.inject({ method: 'POST', url: `/api/partners/${key}/uses/view`, headers });

  await expect.poll(async () => (await monthOf(key)).views).toBe(2);
});

test.each([
  ['without a partner', '/create-partner', { partnerName: ' ', data: testData }, 'Which partner'],
  ['without origins', '/create-partner', { ...testKey, data: { ...testData, origins: ' \n' } }, 'Origins:'],
  [
    'for an address',
    '/create-partner',
    { ...testKey, data: { ...testData, origins: 'https://partner.example/path' } },
    'is no origin',
  ],
  [
    'without TLS',
    '/create-partner',
    { ...testKey, data: { ...testData, origins: 'http://partner.example' } },
    'without TLS',
  ],
  ['of a partner who is not there', '', { partner: 'nobody', data: testData }, 'no partner nobody'],
])('key %s: refused in a sentence', async (_, path, body, sentence) => {
  const { desk } = await createOwner();
  const refused = await desk('POST', path, body);

  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.sentence).toContain(sentence);
  expect((await desk('GET', '')).body.rows).toEqual([]);
});
