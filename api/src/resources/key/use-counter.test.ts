import { expect, test } from 'vitest';
import { onEachEngine } from '../../testing/test-engines.ts';
import { createKeyOwner } from '../../testing/test-key-owner.ts';
import { testClass } from '../../testing/test-rows.ts';
import { keyCounts } from './counts.ts';
import { partnerDays } from './days.ts';

onEachEngine((engine) => {
  test('elements shown and used: counted by key and month, on pages of the key alone', { tags: ['all'] }, async () => {
    const { api, clock, create, db, monthOf } = await createKeyOwner({ engine, demo: true });
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
    const about = { partnerKey: key, day, origin: 'https://partner.example', page: '', campaign: '', classId: '' };
    expect(await db.selectFrom('partnerDayUses').selectAll().orderBy('kind').execute()).toEqual([
      { ...about, kind: 'start', count: 1 },
      { ...about, kind: 'view', count: 5 },
    ]);
    expect((await keyCounts(db, '1999-12')).size).toBe(0);
  });
});

test('uses by campaign: each counted, what is no campaign and more than a hundred of a day as none', async () => {
  const { api, create, db } = await createKeyOwner({ demo: true, limits: { partnerUsesPerNetwork: 200 } });
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
  const { api, clock, create, db, rowOf } = await createKeyOwner({ demo: true });
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
  const { api, clock, create, db } = await createKeyOwner({ demo: true });
  const key = await create();
  const day = clock.read().toISOString().slice(0, 10);
  const about = { partnerKey: key, day, origin: 'https://partner.example', page: '', kind: 'view', count: 1 };
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

test('uses by page: fifty of a month, the rest as other pages; without what may say who the visitor is', async () => {
  const { api, clock, create, db } = await createKeyOwner({ demo: true, limits: { partnerUsesPerNetwork: 200 } });
  const key = await create();
  const yesterday = new Date(clock.read().getTime() - 86_400_000).toISOString().slice(0, 10);
  const about = { partnerKey: key, day: yesterday, origin: 'https://partner.example', campaign: '', classId: '' };
  await db
    .insertInto('partnerDayUses')
    .values([
      { ...about, page: '/old', kind: 'view', count: 1 },
      { ...about, day: '2001-01-01', page: '/long-ago', kind: 'view', count: 1 },
    ])
    .execute();
  const use = (page: string) =>
    api.inject({
      method: 'POST',
      url: `/api/partners/${key}/uses/view`,
      query: { page },
      headers: { origin: 'https://partner.example' },
    });
  const paths = Array.from({ length: 48 }, (_, index) => `/p${index}`);
  for (const page of ['/u/jane%40example.com?a=b', ...paths, '/too-many', '/p0', '/old', 'javascript:alert(1)', ''])
    expect((await use(page)).statusCode).toBe(204);
  expect((await use(`/${'x'.repeat(15_000)}`)).statusCode).toBe(204);

  await api.close();
  const today = clock.read().toISOString().slice(0, 10);
  const counted = await db.selectFrom('partnerDayUses').select(['page', 'count']).where('day', '=', today).execute();
  const sum = Object.fromEntries(counted.map(({ page, count }) => [page, count]));
  expect(sum).toEqual({
    ...Object.fromEntries(paths.map((page) => [page, 1])),
    ...{ '/u/*': 1, '/p0': 2, '/old': 1, '*': 2, '': 2 },
  });
});

test('element shown just before the API stops: counted', async () => {
  const { api, create, db } = await createKeyOwner({ demo: true });
  const key = await create();
  const headers = { origin: 'https://partner.example' };
  await api.inject({ method: 'POST', url: `/api/partners/${key}/uses/view`, headers });

  await api.close();
  expect(await db.selectFrom('partnerDayUses').select('count').execute()).toEqual([{ count: 1 }]);
});

test('elements shown from one network, more often than are counted: the rest is not', { tags: ['all'] }, async () => {
  const { api, create, monthOf } = await createKeyOwner({ demo: true, limits: { partnerUsesPerNetwork: 2 } });
  const key = await create();
  const headers = { origin: 'https://partner.example' };
  for (const _ of [1, 2, 3]) await api.inject({ method: 'POST', url: `/api/partners/${key}/uses/view`, headers });

  await expect.poll(async () => (await monthOf(key)).views).toBe(2);
});
