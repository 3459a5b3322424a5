import { callPaths } from '@agile-languages/shared/api';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';
import { enrolIn, seatsLeftOf, signIn } from '../testing/test-calls.ts';
import { hour } from '../testing/test-clock.ts';

const testRequest = { startLimit: 0, limit: 10, fkClassId: '', fkDpLangId: '' };

test('pages of ten, sorted by start', async () => {
  const { call } = await createTestApi();
  const first = await call(callPaths.getClassList, testRequest);
  const last = await call(callPaths.getClassList, { ...testRequest, startLimit: 30 });
  expect(first.kv).toEqual({ rowCount: '34' });
  expect(first.err).toEqual([]);
  expect(first.tbl[0].r).toHaveLength(10);
  expect(first.tbl[0].r.map((row: { id: string }) => row.id).slice(0, 3)).toEqual(['500013', '500017', '500022']);
  expect(last.tbl[0].r).toHaveLength(4);
  expect(last.tbl[0].r[3].id).toBe('500007');
});

test('one class by its id, as the login screen asks', async () => {
  const { call } = await createTestApi();
  const answer = await call(callPaths.getClassList, { ...testRequest, limit: 1, fkClassId: '500001' });
  expect(answer.tbl[0].r).toEqual([
    {
      id: '500001',
      className: 'Digital Product, evening track',
      classDescription:
        '<p>For whole teams who want one product file by the end of the course.</p><ul><li>30 hours, 10 x 3 h, Mon+Wed 18:30</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>',
      langName: 'Digital Product',
      fkDpLangId: '1111118',
      relatedLogoUrl: '/files/marks/product.svg',
      createdDate: '20261023',
      price: '1450',
      oldPrice: '1650',
      currency: 'EUR',
      rating: 4.8,
      rowCount: '1',
      start: '2026-12-07T18:30:00+03:00',
      pattern: '10 x 3 h, Mon+Wed 18:30',
      timeZone: 'Europe/Istanbul',
      seatsTotal: 16,
      seatsLeft: 5,
      mode: 'Live online',
      trainerId: '900003',
      trainerName: 'Elif Saricam',
    },
  ]);
});

test('one class with a tax: rate, note, and what is to be paid where the tax is added', async () => {
  const { call, dataDir } = await createTestApi();
  const db = await openTestDatabase(dataDir);
  const taxOf500001 = async (tax: object) => {
    await db.updateTable('classes').set(tax).where('id', '=', '500001').execute();
    const { taxRate, taxNote, due } = (await call(callPaths.getClassList, { ...testRequest, fkClassId: '500001' }))
      .tbl[0].r[0];
    return { taxRate, taxNote, due };
  };
  expect(await taxOf500001({ taxRate: '20', taxMode: 'Added' })).toEqual({ taxRate: '20', due: '1740' });
  expect(await taxOf500001({ taxMode: 'Included', taxNote: 'Test' })).toEqual({ taxRate: '20', taxNote: 'Test' });
});

test('classes of one Language; Financial Statement has none', async () => {
  const { call } = await createTestApi();
  const money = await call(callPaths.getClassList, { ...testRequest, fkDpLangId: '1111112' });
  const statement = await call(callPaths.getClassList, { ...testRequest, fkDpLangId: '1111217' });
  expect(money.kv.rowCount).toBe('5');
  expect(statement).toEqual({ kv: { rowCount: '0' }, tbl: [{ r: [] }], err: [] });
});

test('an unknown class is an empty list', async () => {
  const { call } = await createTestApi();
  const answer = await call(callPaths.getClassList, { ...testRequest, fkClassId: "500001' or '1'='1" });
  expect(answer).toEqual({ kv: { rowCount: '0' }, tbl: [{ r: [] }], err: [] });
});

test('a class that has begun leaves the list but is found by its id', async () => {
  const { call, clock } = await createTestApi();
  clock.advance(10 * 24 * hour);
  const list = await call(callPaths.getClassList, testRequest);
  const begun = await call(callPaths.getClassList, { ...testRequest, fkClassId: '500013' });
  expect(list.kv.rowCount).toBe('33');
  expect(begun.kv.rowCount).toBe('1');
});

test('offset and count may be digits; behind the end there is nothing', async () => {
  const { call } = await createTestApi();
  const digits = await call(callPaths.getClassList, { ...testRequest, startLimit: '30', limit: '10' });
  const behind = await call(callPaths.getClassList, { ...testRequest, startLimit: 40 });
  expect(digits.tbl[0].r).toHaveLength(4);
  expect(behind).toEqual({ kv: { rowCount: '34' }, tbl: [{ r: [] }], err: [] });
});

test('an answer is given again for a second; what this process changes shows at once', async () => {
  const testApi = await createTestApi({ maxListAge: 1000 });
  const db = await openTestDatabase(testApi.dataDir);
  const seats = () => seatsLeftOf(testApi, '500001');
  expect(await seats()).toBe(5);
  await db.updateTable('classes').set({ seatsLeft: 3 }).where('id', '=', '500001').execute();
  expect(await seats()).toBe(5);
  testApi.clock.advance(1000);
  expect(await seats()).toBe(3);
  await enrolIn(testApi, await signIn(testApi), '500001');
  expect(await seats()).toBe(2);
});

test('a failure is not given again', async () => {
  const { dataDir, post } = await createTestApi({ maxListAge: 1000 });
  const db = await openTestDatabase(dataDir);
  const status = async () => (await post(`/api/${callPaths.getClassList}`, { kv: testRequest })).status;
  await db.schema.alterTable('languages').renameTo('testAway').execute();
  expect(await status()).toBe(500);
  await sql`alter table test_away rename to languages`.execute(db);
  expect(await status()).toBe(200);
});
