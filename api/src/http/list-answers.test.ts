import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';

const testPage = { kv: { startLimit: 0, limit: 10 } };

async function askingFor(path: string, payload: object) {
  const { api } = await createTestApi();
  return (accepted: string) =>
    api.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { 'accept-encoding': accepted } });
}

test.each([
  [callPaths.getClassList, { kv: { ...testPage.kv, fkClassId: '', fkDpLangId: '' } }],
  [callPaths.getProfileList, { kv: { ...testPage.kv, fkUserId: '' } }],
  [callPaths.getSampleList, { kv: { ...testPage.kv, fkLangId: '', id: '', fkUserId: '' } }],
  [callPaths.getFaqList, {}],
])('%s to a browser: the same answer, compressed and with its length', async (path, payload) => {
  const ask = await askingFor(path, payload);
  const plain = await ask('identity');
  const brotli = await ask('gzip, deflate, br');
  const gzip = await ask('gzip');

  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringContaining('accept-encoding'),
    'content-length': String(brotli.rawPayload.length),
  });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

test.each([
  [callPaths.getClassList, { ...testPage.kv, fkClassId: '', fkDpLangId: '1111117' }],
  [callPaths.getProfileList, { ...testPage.kv, fkUserId: '' }],
  [callPaths.getSampleList, { ...testPage.kv, fkLangId: '', id: '', fkUserId: '' }],
  ['calle/GetTextList', { place: 'home' }],
  [callPaths.getFaqList, undefined],
  [callPaths.getPartnerList, undefined],
])('%s by GET, with the values as query: the answer, the headers and the refusals of POST', async (path, kv) => {
  const { api } = await createTestApi();
  const headers = { 'accept-encoding': 'br', origin: 'https://partner.example' };
  const byPost = (values: object | undefined) =>
    api.inject({ method: 'POST', url: `/api/${path}`, headers, payload: values ? { kv: values } : {} });
  const byGet = (values: Record<string, string>) => api.inject({ url: `/api/${path}`, query: values, headers });
  const values = Object.fromEntries(Object.entries(kv ?? {}).map(([key, value]) => [key, String(value)]));

  const [posted, asked] = [await byPost(kv), await byGet(values)];

  expect(asked.statusCode).toBe(200);
  expect(asked.rawPayload).toEqual(posted.rawPayload);
  for (const name of ['access-control-allow-origin', 'cache-control', 'content-type', 'content-encoding', 'vary'])
    expect([name, asked.headers[name]]).toEqual([name, posted.headers[name]]);
  expect((await byGet({ ...values, more: '1' })).statusCode).toBe(400);
  for (const name of Object.keys(values))
    expect([name, (await byGet({ ...values, [name]: 'x'.repeat(65) })).statusCode]).toEqual([name, 400]);
});

test('answer with a token: not compressed, so that its length tells nothing', async () => {
  const ask = await askingFor(callPaths.getCaptcha, { kv: {} });

  const { headers } = await ask('br');

  expect(headers['content-encoding']).toBeUndefined();
});

async function testSite() {
  const { api, dataDir } = await createTestApi();
  const keysOf = async (path: string, kv: object | undefined, headers: Record<string, string> = asking) => {
    const { headers: sent } = await api.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers,
      payload: kv ? { kv } : {},
    });
    return sent['surrogate-key'] === undefined ? undefined : String(sent['surrogate-key']).split(' ');
  };
  const about = async (query = '') => (await api.inject(`/api/site${query}`)).json();
  return { keysOf, about, dataDir };
}

const asking = { 'surrogate-capability': 'site="Surrogate/1.0"' };
const samples = { startLimit: 0, limit: 2, fkLangId: '', id: '', fkUserId: '' };

test('keys of an answer: only for a client that asks for them', async () => {
  const { keysOf } = await testSite();

  expect(await keysOf(callPaths.getSampleList, samples, {})).toBeUndefined();
});

test('keys of lists: the list, and each record and expert that it shows', async () => {
  const { keysOf } = await testSite();

  const shown = await keysOf(callPaths.getSampleList, samples);

  expect(shown?.[0]).toBe('samples');
  expect(shown?.filter((key) => key.startsWith('samples/'))).toHaveLength(2);
  expect(shown?.some((key) => key.startsWith('experts/'))).toBe(true);
  expect(await keysOf(callPaths.getSampleList, { ...samples, fkLangId: '1111117' })).toContain(
    'samples?language=1111117',
  );
  expect(await keysOf(callPaths.getSampleList, { ...samples, fkUserId: 'a b' })).toEqual(['samples?expert=a%20b']);
});

test('keys of single records: also of those that there are not yet', async () => {
  const { keysOf } = await testSite();

  expect(await keysOf(callPaths.getSampleList, { ...samples, id: 'none' })).toEqual(['samples/none']);
  expect(await keysOf(callPaths.getProfileList, { fkUserId: 'none', limit: 1, startLimit: 0 })).toEqual([
    'experts/none',
  ]);
  expect(await keysOf(callPaths.getClassList, { startLimit: 0, limit: 1, fkClassId: 'none', fkDpLangId: '' })).toEqual([
    'classes/none',
    'experts',
  ]);
});

test('keys of questions, partners and classes: their lists', async () => {
  const { keysOf } = await testSite();

  expect(await keysOf(callPaths.getFaqList, undefined)).toEqual(['faqItems']);
  expect(await keysOf(callPaths.getPartnerList, undefined)).toEqual(['partners']);
  expect(await keysOf(callPaths.getClassList, { startLimit: 0, limit: 2, fkClassId: '', fkDpLangId: '' })).toEqual([
    'classes',
    'experts',
  ]);
});

test('site: tells what has changed since a number of the content, and nothing of a number that is still to come', async () => {
  const { about, dataDir } = await testSite();
  const { content } = await about();
  const db = await openTestDatabase(dataDir);
  const { id } = await db.selectFrom('samples').select('id').orderBy('id').executeTakeFirstOrThrow();

  await db.updateTable('samples').set({ name: 'Another name' }).where('id', '=', id).execute();

  expect((await about(`?since=${content}`)).changed).toContain(`samples/${id}`);
  expect(await about()).not.toHaveProperty('changed');
  expect(await about(`?since=${content + 100}`)).not.toHaveProperty('changed');
});
