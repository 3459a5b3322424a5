import { expect, test, vi } from 'vitest';
import { type ApiClient, ApiError, createApiClient, rowCountOf } from './index.ts';

const testBase = 'http://site.test/api';

function testClient(answer: () => Promise<Response> = async () => new Response('{}')) {
  const send = vi.fn<typeof fetch>(answer);
  const client = createApiClient({ base: () => testBase, fetch: send });
  const sent = () => {
    const [url, init] = send.mock.calls[0] ?? [];
    return { url, method: init?.method, body: init?.body, signal: init?.signal };
  };
  return { client, send, sent };
}

const testAnswer = (wire: unknown) => async () => new Response(JSON.stringify(wire));

async function bodyOf(call: (client: ApiClient) => Promise<unknown>) {
  const { client, sent } = testClient();
  await call(client);
  const { url, method, body } = sent();
  return `${method} ${url} ${body}`;
}

test('login: path and keys', async () => {
  const request = await bodyOf((client) => client.login({ pwd: 'test', username: 'test@example.com' }));

  expect(request).toBe(
    'POST http://site.test/api/calle/login {"kv":{"username":"test@example.com","pwd":"test","domain":"sa"}}',
  );
});

test('class list: path and keys, empty values are sent', async () => {
  const request = await bodyOf((client) =>
    client.getClassList({ startLimit: 10, limit: 10, fkClassId: '', fkDpLangId: '' }),
  );

  expect(request).toBe(
    'POST http://site.test/api/calle/GetClassList {"kv":{"startLimit":10,"limit":10,"fkClassId":"","fkDpLangId":""}}',
  );
});

test('enroll: below calls, not calle; path and keys', async () => {
  const request = await bodyOf((client) => client.enroll({ cookie: 'test-token', fkClassId: '500001' }));

  expect(request).toBe(
    'POST http://site.test/api/calls/enroll {"kv":{"cookie":"test-token","apiId":"GetEnrolledClassInfo","fkClassId":"500001"}}',
  );
});

test('captcha: path and keys', async () => {
  const request = await bodyOf((client) => client.getCaptcha());

  expect(request).toBe('POST http://site.test/api/calle/GetCatcha {"kv":{"apiId":"GetCatcha"}}');
});

test('questions: path, empty body', async () => {
  expect(await bodyOf((client) => client.getFaqList())).toBe('POST http://site.test/api/calle/GetFaqList {}');
});

test('profiles: path and keys, empty values are sent', async () => {
  const request = await bodyOf((client) => client.getProfileList({ fkUserId: '', limit: 10, startLimit: 20 }));

  expect(request).toBe(
    'POST http://site.test/api/calle/GetProfileList {"kv":{"fkUserId":"","limit":10,"startLimit":20}}',
  );
});

test('samples: path and keys, empty values are sent', async () => {
  const request = await bodyOf((client) =>
    client.getSampleList({ startLimit: 0, limit: 10, fkLangId: '', id: '', fkUserId: '' }),
  );

  expect(request).toBe(
    'POST http://site.test/api/calle/GetSampleList {"kv":{"startLimit":0,"limit":10,"fkLangId":"","id":"","fkUserId":""}}',
  );
});

test('partners: path, empty body', async () => {
  expect(await bodyOf((client) => client.getPartnerList())).toBe('POST http://site.test/api/calle/GetPartnerList {}');
});

test('activation: path and keys', async () => {
  const request = await bodyOf((client) =>
    client.passreg({ activationKey: 'test-key', passCode: '123456', password: 'test1', repassword: 'test2' }),
  );

  expect(request).toBe(
    'POST http://site.test/api/calle/passreg {"kv":{"activationKey":"test-key","passCode":"123456","password":"test1","repassword":"test2","apiId":"reg"}}',
  );
});

test('resend: path and keys', async () => {
  const request = await bodyOf((client) => client.repassreg({ activationKey: 'test-key' }));

  expect(request).toBe('POST http://site.test/api/calle/repassreg {"kv":{"activationKey":"test-key","apiId":"reg"}}');
});

test('complete answer: values, rows and refusals are read', async () => {
  const { client } = testClient(
    testAnswer({ kv: { rowCount: '2' }, tbl: [{ r: [{ id: '1' }, { id: '2' }] }], err: [{ val: 'Test refusal' }] }),
  );

  const { kv, rows, err } = await client.getProfileList({ fkUserId: '', limit: 10, startLimit: 0 });

  expect(kv.rowCount).toBe('2');
  expect(rows.map((row) => row.id)).toEqual(['1', '2']);
  expect(err).toEqual([{ val: 'Test refusal' }]);
});

test('list refused: throws with the words of the server, so that what is shown already stays', async () => {
  const { client } = testClient(testAnswer({ kv: {}, tbl: [{ r: [] }], err: [{ val: 'Test refusal' }] }));

  await expect(client.getFaqList()).rejects.toThrow('calle/GetFaqList: refused, Test refusal');
});

test('missing parts: read as empty', async () => {
  const { client } = testClient(testAnswer({}));

  expect(await client.getFaqList()).toEqual({ kv: {}, rows: [], err: [] });
});

test.each(['null', '[]', '"test"', '7'])('answer %s: throws, so that what is shown already stays', async (text) => {
  const { client } = testClient(async () => new Response(text));

  await expect(client.getFaqList()).rejects.toThrow('calle/GetFaqList: the answer is no object');
});

test.each([
  ['parts of the wrong kind', { kv: 'x', tbl: {}, err: 'x' }],
  ['no table', { tbl: [] }],
  ['a table without rows', { tbl: [{}] }],
  ['refusals without words', { err: [null, {}, { val: 7 }] }],
])('answer is %s: read as empty', async (_, wire) => {
  const { client } = testClient(testAnswer(wire));

  expect(await client.getFaqList()).toEqual({ kv: {}, rows: [], err: [] });
});

test('status outside 2xx: throws with call and status', async () => {
  const { client } = testClient(async () => new Response('{}', { status: 503 }));

  const failure = await client.login({ username: 'test', pwd: 'test' }).catch((cause: unknown) => cause);

  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ call: 'calle/login', status: 503, message: 'calle/login: status 503' });
});

test.each([
  ['status 503', { status: 503 }, '{}'],
  ['the answer is not JSON', {}, '{"kv":{'],
  ['the answer is no object', {}, '[]'],
])('failure whose request the server has named, %s: the name is in the message', async (reason, init, text) => {
  const { client } = testClient(async () => new Response(text, { ...init, headers: { 'x-request-id': 'test-id' } }));

  await expect(client.getFaqList()).rejects.toThrow(`calle/GetFaqList: ${reason}, request test-id`);
});

test('HTML with status 200: throws', async () => {
  const { client } = testClient(async () => new Response('<!doctype html>'));

  await expect(client.getFaqList()).rejects.toThrow('calle/GetFaqList: the answer is not JSON');
});

test('truncated JSON: throws', async () => {
  const { client } = testClient(async () => new Response('{"kv":{'));

  await expect(client.getFaqList()).rejects.toBeInstanceOf(ApiError);
});

test('no connection: throws without a status and keeps the cause', async () => {
  const cause = new TypeError('test');
  const { client } = testClient(async () => Promise.reject(cause));

  const failure = await client.getFaqList().catch((thrown: unknown) => thrown);

  expect(failure).toMatchObject({ call: 'calle/GetFaqList', status: undefined, cause });
});

test('failure: asked once, nothing is retried', async () => {
  const { client, send } = testClient(async () => new Response('', { status: 500 }));

  await client.getFaqList().catch(() => undefined);

  expect(send).toHaveBeenCalledTimes(1);
});

test('no signal given: none is sent, so nothing ends the request', async () => {
  const { client, sent } = testClient();

  await client.getFaqList();

  expect(sent().signal).toBeNull();
});

test('slow answer: still taken after two minutes', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { client } = testClient(() => promise);
  const answer = client.getFaqList();

  await vi.advanceTimersByTimeAsync(120_000);
  resolve(new Response('{"kv":{}}'));

  expect(await answer).toEqual({ kv: {}, rows: [], err: [] });
});

test('signal of a read: reaches the request', async () => {
  const { client, sent } = testClient();
  const { signal } = new AbortController();

  await client.getSampleList({ startLimit: 0, limit: 10, fkLangId: '', id: '', fkUserId: '' }, { signal });

  expect(sent().signal).toBe(signal);
});

test('request under way: found by path and body, and nothing is sent', async () => {
  const takeStarted = vi.fn(() => Promise.resolve(new Response('{"kv":{"ln":4}}')));
  const send = vi.fn<typeof fetch>();
  const client = createApiClient({ base: () => testBase, fetch: send, takeStarted });

  const { kv } = await client.getCaptcha();

  expect(kv.ln).toBe(4);
  expect(takeStarted).toHaveBeenCalledWith('calle/GetCatcha', '{"kv":{"apiId":"GetCatcha"}}');
  expect(send).not.toHaveBeenCalled();
});

test('base: read at each call', async () => {
  let base = 'http://one.test';
  const send = vi.fn<typeof fetch>(async () => new Response('{}'));
  const client = createApiClient({ base: () => base, fetch: send });
  await client.getFaqList();

  base = 'http://two.test';
  await client.getFaqList();

  expect(send.mock.calls.map(([url]) => url)).toEqual([
    'http://one.test/calle/GetFaqList',
    'http://two.test/calle/GetFaqList',
  ]);
});

test.each([
  ['stated in kv', { kv: { rowCount: '46' }, rows: [{ rowCount: '7' }], err: [] }, 46],
  ['stated in the first row', { kv: {}, rows: [{ rowCount: '7' }, { rowCount: '9' }], err: [] }, 7],
  ['stated nowhere', { kv: {}, rows: [{}, {}], err: [] }, 2],
  ["stated as '0' although there are rows", { kv: { rowCount: '0' }, rows: [{}], err: [] }, 0],
  ['no number', { kv: { rowCount: 'many' }, rows: [{}], err: [] }, 0],
])('row count %s', (_, answer, expected) => {
  expect(rowCountOf(answer)).toBe(expected);
});
