import { expect, test } from 'vitest';
import { createTestDesk } from '../../testing/test-desk.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { createKeyOwner, testKey } from '../../testing/test-key-owner.ts';
import { partnersOf } from './table.ts';
import { addPartnerEnrolment, cancelPartnerEnrolment } from './visits.ts';

onEachEngine((engine) => {
  test('partner of the site: one with its keys, by one name, also after it has another', async () => {
    const { db, desk: call, signInAs } = await createTestDesk({ engine });
    const token = await signInAs('owner', 'owner@example.com');
    const desk = (path: string, body: object) => call('POST', path, { token, body });
    const create = (sitePartner: string) => desk('/partner-keys/create-partner', { sitePartner, data: testKey.data });
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
    const { create, db, desk, isRegistered, rowOf } = await createKeyOwner({ engine, demo: true });
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
    const { clock, create, db, desk, isRegistered, monthOf } = await createKeyOwner({ engine, demo: true });
    const key = await create();
    const next = (await desk('POST', `/${key}/rotate`)).body.key;
    expect(await isRegistered(key, 'https://partner.example')).toBe(true);
    expect(await isRegistered(next, 'https://partner.example')).toBe(true);

    const seatOf = (memberId: string) => ({ memberId, classId: '500001' });
    await addPartnerEnrolment(
      db,
      seatOf('test-1'),
      { visit: { partnerKey: next, campaign: '', fields: '', origin: '', page: '' } },
      clock.read(),
    );
    await addPartnerEnrolment(
      db,
      seatOf('test-2'),
      { visit: { partnerKey: next, campaign: 'spring', fields: '', origin: '', page: '' } },
      clock.read(),
    );
    await cancelPartnerEnrolment(db, seatOf('test-2'), clock.read());
    expect(await monthOf(next)).toMatchObject({ enrolments: 2, cancelled: 1 });
    expect(await monthOf(key)).toMatchObject({ enrolments: 0, cancelled: 0 });
  });

  test('key that was replaced: not replaced again, its end stays', async () => {
    const { clock, create, desk, rowOf } = await createKeyOwner({ engine, demo: true });
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
    const { clock, create, db, desk, rowOf } = await createKeyOwner({ engine, demo: true });
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
});

test.each([
  ['without a partner', '/create-partner', { partnerName: ' ', data: testKey.data }, 'Which partner'],
  ['without origins', '/create-partner', { ...testKey, data: { ...testKey.data, origins: ' \n' } }, 'Origins:'],
  [
    'for an address',
    '/create-partner',
    { ...testKey, data: { ...testKey.data, origins: 'https://partner.example/path' } },
    'is no origin',
  ],
  [
    'without TLS',
    '/create-partner',
    { ...testKey, data: { ...testKey.data, origins: 'http://partner.example' } },
    'without TLS',
  ],
  ['of a partner who is not there', '', { partner: 'nobody', data: testKey.data }, 'no partner nobody'],
])('key %s: refused in a sentence', async (_, path, body, sentence) => {
  const { desk } = await createKeyOwner();
  const refused = await desk('POST', path, body);

  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.sentence).toContain(sentence);
  expect((await desk('GET', '')).body.rows).toEqual([]);
});
