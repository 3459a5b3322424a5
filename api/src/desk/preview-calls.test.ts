import { expect, test } from 'vitest';
import { createTestDesk } from '../testing/test-desk.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { testClass } from '../testing/test-rows.ts';

const one = (fkUserId: string) => ({ kv: { fkUserId, limit: 1, startLimit: 0 } });

onEachEngine((engine) => {
  test('preview of an expert: the draft in the list calls of staff, and nobody else sees anything of it', async () => {
    const { desk, signInAs, post, db } = await createTestDesk({ engine });
    const token = await signInAs('editor');
    const data = { fullname: 'Draft Expert', languages: ['1111117'] };
    const { id } = (await desk('POST', '/experts', { token, body: { data } })).body;
    const count = async () => (await db.selectFrom('listVersions').select('version').orderBy('list').execute()).flat();
    const before = await count();

    const path = `/preview/experts/${id}/calle/GetProfileList`;
    const { status, body } = await desk('POST', path, { token, body: one(id) });

    expect(status).toBe(200);
    expect(body.tbl[0].r[0]).toMatchObject({ id, fullname: 'Draft Expert', languages: ['Form'] });
    expect((await post('/api/calle/GetProfileList', one(id))).body.tbl[0].r).toEqual([]);
    expect(await count()).toEqual(before);
    expect((await desk('POST', path, { body: one(id) })).status).toBe(401);
  });

  test('preview of a changed question and of a draft class: as if they were published', async () => {
    const { desk, signInAs, db } = await createTestDesk({ engine });
    const token = await signInAs('trainer');
    const { body: record } = await desk('GET', '/questions/faq-1', { token });
    const data = { ...record.data, question: 'Changed question?' };
    await desk('PUT', '/questions/faq-1', { token, body: { version: record.version, data } });
    await db
      .insertInto('classes')
      .values(testClass({ state: 'draft' }))
      .execute();

    const faq = await desk('POST', '/preview/questions/faq-1/calle/GetFaqList', { token, body: {} });
    const kv = { startLimit: 0, limit: 1, fkClassId: 'test-class', fkDpLangId: '' };
    const list = await desk('POST', '/preview/classes/test-class/calle/GetClassList', { token, body: { kv } });

    expect(faq.body.tbl[0].r[0].question).toBe('Changed question?');
    expect(list.body.tbl[0].r[0].className).toBe('Test class');
    expect(await db.selectFrom('classes').select('state').where('id', '=', 'test-class').executeTakeFirst()).toEqual({
      state: 'draft',
    });
  });
});

test('preview where the desk has an origin of its own: a key is good for one draft, an hour, and one sign-in', async () => {
  const deskOrigin = 'http://desk.test';
  const { api, clock, db, desk, signInAs } = await createTestDesk({ deskOrigin });
  const at = { origin: deskOrigin, host: 'desk.test' };
  const token = await signInAs('editor');
  const data = { fullname: 'Draft Expert', languages: ['1111117'] };
  const { id } = (await desk('POST', '/experts', { ...at, token, body: { data } })).body;
  const { key } = (await desk('POST', '/preview-keys', { ...at, token, body: { kind: 'experts', id } })).body;
  const profiles = (given: string, of = id, kind = 'experts') =>
    api.inject({
      method: 'POST',
      url: `/api/drafts/${given}/${kind}/${of}/calle/GetProfileList`,
      headers: { host: 'localhost:3000' },
      payload: one(id),
    });

  const seen = await profiles(key);
  expect(seen.json().tbl[0].r[0]).toMatchObject({ id, fullname: 'Draft Expert' });
  expect(seen.headers['cache-control']).toBe('no-store');
  const [signInId, endsAt, signature] = key.split('.');
  for (const wrong of [
    'x',
    `${signInId}.${endsAt}.`,
    `${signInId}.${endsAt}.${signature.slice(1)}A`,
    `${signInId}.zzzzzzzzz.${signature}`,
    `${crypto.randomUUID()}.${endsAt}.${signature}`,
  ])
    expect((await profiles(wrong)).statusCode).toBe(401);
  expect((await profiles('x')).json().err).toEqual([{ val: 'Your sign-in has ended. Please sign in again.' }]);
  expect((await profiles(key, '900001')).statusCode).toBe(401);
  expect((await profiles(key, id, 'samples')).statusCode).toBe(401);
  expect((await desk('POST', '/preview-keys', { ...at, token, body: { kind: 'classes', id } })).status).toBe(403);

  const later = await signInAs('editor');
  const { key: other } = (await desk('POST', '/preview-keys', { ...at, token: later, body: { kind: 'experts', id } }))
    .body;
  await db.deleteFrom('staffSessions').where('id', '=', other.split('.')[0]).execute();
  expect((await profiles(other)).statusCode).toBe(401);
  clock.advance(20 * 60_000);
  await desk('GET', '/today', { ...at, token });
  clock.advance(25 * 60_000);
  await desk('GET', '/today', { ...at, token });
  expect((await profiles(key)).statusCode).toBe(200);
  clock.advance(20 * 60_000);
  await desk('GET', '/today', { ...at, token });
  expect((await profiles(key)).statusCode).toBe(401);
});

test('preview that is asked wrongly: refused in words of the API, not of its framework', async () => {
  const { desk, signInAs } = await createTestDesk();
  const path = '/preview/experts/900001/calle/GetProfileList';
  const { status, body } = await desk('POST', path, { token: await signInAs('editor'), body: { kv: {} } });

  expect(status).toBe(400);
  expect(body).toEqual({ err: [{ val: 'kv lacks fkUserId.' }], id: expect.any(String) });
});

test('preview: no other call, no unknown draft, no class for an editor, no sample without its expert', async () => {
  const { desk, signInAs } = await createTestDesk();
  const token = await signInAs('editor');
  const data = { name: 'Draft', languageId: '1111117', expertId: 'nobody', description: 'Test' };
  const { id } = (await desk('POST', '/samples', { token, body: { data } })).body;

  const statusOf = async (path: string, body: object = {}) => (await desk('POST', path, { token, body })).status;

  expect(await statusOf('/preview/questions/faq-1/calle/login', { kv: {} })).toBe(404);
  expect(await statusOf('/preview/questions/nothing/calle/GetFaqList')).toBe(404);
  expect(await statusOf('/preview/staff/1/calle/GetFaqList')).toBe(404);
  expect(await statusOf('/preview/classes/500017/calle/GetFaqList')).toBe(403);
  expect(await statusOf(`/preview/samples/${id}/calle/GetFaqList`)).toBe(409);
});
