/** @module-tag all */
import { connect } from 'node:net';
import { callPaths, ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { testLogin } from '../testing/test-calls.ts';
import { limitConnections } from './limit-connections.ts';

const loginUrl = `/api/${callPaths.login}`;

/** @param then sent when something was heard */
async function sendRaw(text: string, then?: string): Promise<string> {
  const { api } = await createTestApi();
  limitConnections(api.server);
  const { port } = new URL(await api.listen({ port: 0, host: '127.0.0.1' }));
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      if (then === undefined) socket.end(text);
      else socket.write(text);
    });
    socket.once('data', () => {
      if (then) socket.write(then);
    });
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}

test('a request with two lengths is refused, so that nothing can be smuggled behind it', async () => {
  const heard = await sendRaw(
    [
      `POST ${loginUrl} HTTP/1.1`,
      'host: localhost',
      'content-type: application/json',
      'content-length: 4',
      'transfer-encoding: chunked',
      '',
      '0',
      '',
      'GET /api/health HTTP/1.1',
      'host: localhost',
      '',
      '',
    ].join('\r\n'),
  );
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard).not.toContain('"status":"ok"');
});

const expecting = (length: number, path: string = loginUrl) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: localhost:3000',
    'content-type: application/json',
    `content-length: ${length}`,
    'expect: 100-continue',
    '',
    '',
  ].join('\r\n');

test.each([
  ['of 1 GB', expecting(1_000_000_000), 413],
  ['for the desk from elsewhere', expecting(2, '/desk/api/recovery-codes'), 403],
])(
  'a body %s, announced: not asked for, and the connection ends, so that no next request is lost',
  async (_, text, status) => {
    const heard = await sendRaw(text, '');

    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(heard).toMatch(/^connection: close\r$/im);
  },
);

test('a body that may be sent, announced: asked for, read, and the connection has room for the next request', async () => {
  const next = 'GET /api/health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
  const heard = await sendRaw(`${expecting(2)}{}`, next);

  expect(heard).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 /);
  expect(heard).not.toContain('413');
  expect(heard).toContain('"status":"ok"');
});

test('a request that does not come to its end is given up, so that slow ones do not use up the connections', async () => {
  const { api } = await createTestApi();
  await api.listen({ port: 0, host: '127.0.0.1' });
  expect([api.server.requestTimeout, api.server.headersTimeout]).toEqual([30_000, 30_000]);
});

test('TRACE is not answered', async () => {
  const heard = await sendRaw(`TRACE ${loginUrl} HTTP/1.1\r\nhost: localhost\r\nx-test: secret\r\n\r\n`);
  expect(heard).toMatch(/^HTTP\/1\.1 40[045] /);
  expect(heard).not.toContain('secret');
});

async function preflight(path: string) {
  const { api } = await createTestApi({ siteOrigin: 'https://site.example' });
  const { statusCode, headers } = await api.inject({
    method: 'OPTIONS',
    url: `/api/${path}`,
    headers: {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(statusCode).toBe(204);
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  return headers['access-control-allow-origin'];
}

test.each(
  Object.entries({ ...callPaths, ...ownCallPaths }).filter(
    ([name]) => !['getClassList', 'getProfileList'].includes(name),
  ),
)('%s: only the origin of the site may call it in a browser', async (_, path) => {
  expect(await preflight(path)).toBe('https://site.example');
});

test.each([callPaths.getClassList, callPaths.getProfileList])(
  '%s: pages of any origin may call it, without credentials',
  async (path) => {
    expect(await preflight(path)).toBe('*');
    const { api } = await createTestApi();
    const { headers } = await api.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { origin: 'https://partner.example' },
      payload: { kv: {} },
    });
    expect(headers['access-control-allow-origin']).toBe('*');
  },
);

test('an answer to another origin names the origin of the site', async () => {
  const { api } = await createTestApi({ siteOrigin: 'https://site.example' });
  const { headers } = await api.inject({
    method: 'POST',
    url: loginUrl,
    headers: { origin: 'https://evil.example' },
    payload: { kv: testLogin },
  });
  expect(headers['access-control-allow-origin']).toBe('https://site.example');
});

test.each([callPaths.getFaqList, callPaths.getClassList])(
  '%s from another origin: scripts may read the id of the request',
  async (path) => {
    const { api } = await createTestApi({ siteOrigin: 'https://site.example' });
    const { headers } = await api.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { origin: 'https://site.example' },
      payload: {},
    });
    expect(headers['x-request-id']).toBeDefined();
    expect(headers['access-control-expose-headers']).toBe('x-request-id');
  },
);

test('a form of another site cannot call: its content types are refused', async () => {
  const { api } = await createTestApi();
  const send = async (type: string) =>
    (
      await api.inject({
        method: 'POST',
        url: loginUrl,
        headers: { 'content-type': type },
        payload: JSON.stringify({ kv: testLogin }),
      })
    ).statusCode;
  expect(await send('text/plain')).toBe(415);
  expect(await send('multipart/form-data; boundary=x')).toBe(415);
  expect(await send('application/x-www-form-urlencoded')).toBe(415);
});

test.each([
  ['http://site.test', undefined, undefined],
  ['http://site.test', 'max-age=60', undefined],
  ['https://site.test', 'max-age=60', 'max-age=60'],
  ['https://site.test', 'off', undefined],
])('site at %s, HSTS %s: TLS is asked for with %s', async (siteOrigin, hsts, header) => {
  const { api } = await createTestApi({ siteOrigin, ...(hsts && { hsts }) });

  expect((await api.inject('/api/site')).headers['strict-transport-security']).toBe(header);
  expect((await api.inject('/api/%E0%A4%A')).headers['strict-transport-security']).toBe(header);
});

test('every answer names its type with its characters, and asks for TLS', async () => {
  const { api } = await createTestApi({ siteOrigin: 'https://site.test' });
  for (const url of [
    '/api/site',
    '/api/nothing',
    '/api/openapi.json',
    '/files/marks/form.svg',
    '/app/login',
    '/outbox',
  ]) {
    const { headers } = await api.inject(url);
    expect(headers['content-type']).toMatch(/; charset=utf-8$/i);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('the address of a client is not what the client says it is', async () => {
  const { api } = await createTestApi({ limits: { guessesPerAddress: 1 } });
  const send = async (forwarded: string) =>
    (
      await api.inject({
        method: 'POST',
        url: loginUrl,
        headers: { 'x-forwarded-for': forwarded },
        payload: { kv: testLogin },
      })
    ).statusCode;
  expect(await send('192.0.2.1')).toBe(200);
  expect(await send('192.0.2.2')).toBe(429);
});

test('behind a proxy that is trusted the address is what the proxy says', async () => {
  const { api } = await createTestApi({ trustProxy: '127.0.0.1', limits: { guessesPerAddress: 1 } });
  const send = async (forwarded: string) =>
    (
      await api.inject({
        method: 'POST',
        url: loginUrl,
        headers: { 'x-forwarded-for': forwarded },
        payload: { kv: testLogin },
      })
    ).statusCode;
  expect(await send('192.0.2.1')).toBe(200);
  expect(await send('192.0.2.2')).toBe(200);
  expect(await send('192.0.2.2')).toBe(429);
});
