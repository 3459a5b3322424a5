import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { testLogin } from '../testing/test-calls.ts';

const loginUrl = `/api/${callPaths.login}`;

test('every refusal is one sentence and an id', async () => {
  const { post } = await createTestApi();
  expect(await post(loginUrl, { kv: { ...testLogin, admin: true } })).toEqual({
    status: 400,
    body: { err: [{ val: 'kv has a key that is not known here.' }], id: expect.stringMatching(/^[0-9a-f]{8}$/) },
  });
});

test('missing, long, mistyped and additional values are refused by name', async () => {
  const { post } = await createTestApi();
  const sentence = async (payload: unknown) => (await post(loginUrl, payload)).body.err[0].val;
  expect(await sentence({})).toBe('The body lacks kv.');
  expect(await sentence({ kv: { username: 'a', domain: 'sa' } })).toBe('kv lacks pwd.');
  expect(await sentence({ kv: { ...testLogin, pwd: 'x'.repeat(257) } })).toBe('kv.pwd is too long.');
  expect(await sentence({ kv: { ...testLogin, pwd: 1 } })).toBe('kv.pwd has a value that is not allowed.');
  expect(await sentence({ kv: { ...testLogin, username: 'a\u0000b' } })).toContain('kv.username');
  expect(await sentence([])).toBe('The body has a value that is not allowed.');
});

test('offsets and counts that are no natural numbers are refused', async () => {
  const { post } = await createTestApi();
  const status = async (startLimit: unknown) =>
    (await post(`/api/${callPaths.getProfileList}`, { kv: { fkUserId: '', limit: 10, startLimit } })).status;
  expect(await status(-1)).toBe(400);
  expect(await status(0.5)).toBe(400);
  expect(await status('1e3')).toBe(400);
  expect(await status('')).toBe(400);
  expect(await status(null)).toBe(400);
  expect(await status(true)).toBe(400);
});

test('broken JSON and prototype keys are refused', async () => {
  const { api } = await createTestApi();
  const send = async (payload: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await api.inject({ method: 'POST', url: loginUrl, headers, payload });
    return [answer.statusCode, answer.json().err];
  };
  const unreadable = [{ val: 'The request cannot be read.' }];
  expect(await send('{"kv":')).toEqual([400, unreadable]);
  expect(await send('{"__proto__":{"admin":true}}')).toEqual([400, unreadable]);
  expect(await send('{"kv":{"constructor":{"prototype":{}}}}')).toEqual([400, unreadable]);
  expect((await send(''))[0]).toBe(400);
});

test('another content type is 415, a large body 413', async () => {
  const { api, post } = await createTestApi();
  const form = await api.inject({
    method: 'POST',
    url: loginUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'username=a',
  });
  const large = await post(loginUrl, { kv: { ...testLogin, pwd: 'x'.repeat(20_000) } });
  expect(form.statusCode).toBe(415);
  expect(form.json().err).toEqual([{ val: 'The request has to be JSON.' }]);
  expect(large.status).toBe(413);
  expect(large.body.err).toEqual([{ val: 'The request is too large.' }]);
});

test('another method is 405 and names the right one', async () => {
  const { api } = await createTestApi();
  const login = await api.inject({ method: 'GET', url: `${loginUrl}?x=1` });
  const file = await api.inject({ method: 'DELETE', url: '/files/users/900001.svg' });
  expect(login.statusCode).toBe(405);
  expect(login.headers.allow).toBe('POST');
  expect(file.statusCode).toBe(405);
  expect(file.headers.allow).toBe('GET, HEAD');
});

test('an unknown address is 404, also when it cannot be decoded', async () => {
  const { api } = await createTestApi();
  const unknown = await api.inject({ method: 'POST', url: '/api/calle/GetEverything' });
  const broken = await api.inject('/api/%zz');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json().err).toEqual([{ val: 'There is nothing at this address.' }]);
  expect(broken.statusCode).toBe(404);
  expect(broken.headers['x-content-type-options']).toBe('nosniff');
});

test('refusals and answers carry the safe headers', async () => {
  const { api } = await createTestApi();
  const answer = await api.inject({ method: 'POST', url: loginUrl, payload: { kv: testLogin } });
  const refusal = await api.inject({ method: 'POST', url: loginUrl, payload: {} });
  const safe = {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  };
  expect(answer.headers).toMatchObject(safe);
  expect(refusal.headers).toMatchObject(safe);
});
