import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';

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

test('answer with a token: not compressed, so that its length tells nothing', async () => {
  const ask = await askingFor(callPaths.getCaptcha, { kv: {} });

  const { headers } = await ask('br');

  expect(headers['content-encoding']).toBeUndefined();
});
