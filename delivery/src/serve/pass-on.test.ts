import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createPassOn } from './pass-on.ts';

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function siteBefore(api: RequestListener, trustProxy?: string): Promise<string> {
  const passOn = createPassOn(trustProxy);
  const port = await listen(api);
  return `http://127.0.0.1:${await listen((incoming, response) => passOn(incoming, response, port))}`;
}

async function seenHeaders(headers: Record<string, string>, trustProxy?: string): Promise<IncomingHttpHeaders> {
  const site = await siteBefore((incoming, response) => response.end(JSON.stringify(incoming.headers)), trustProxy);
  return (await (await fetch(site, { headers })).json()) as IncomingHttpHeaders;
}

test('call: method, path, body and answer pass', async () => {
  const site = await siteBefore(async (incoming, response) => {
    const body = Buffer.concat(await incoming.toArray());
    response.writeHead(201, { 'x-test': 'test' }).end(`${incoming.method} ${incoming.url} ${body}`);
  });

  const response = await fetch(`${site}/api/test?limit=1`, { method: 'POST', body: 'test body' });

  expect(response.status).toBe(201);
  expect(response.headers.get('x-test')).toBe('test');
  expect(await response.text()).toBe('POST /api/test?limit=1 test body');
});

test.each([
  ['no proxy', undefined],
  ['a proxy at another address', '192.0.2.1'],
])(
  '%s is trusted: the API sees the address of the client, and nothing that the client claims',
  async (_, trustProxy) => {
    const claims = { 'x-forwarded-host': 'desk.test', 'x-forwarded-proto': 'https', traceparent: 'test' };
    const seen = await seenHeaders({ 'x-forwarded-for': '192.0.2.7', 'x-request-id': 'test', ...claims }, trustProxy);

    expect(seen['x-forwarded-for']).toBe('127.0.0.1');
    expect(seen['x-request-id']).toMatch(/^[\da-f]{8}$/);
    expect(Object.keys(seen).filter((name) => name in claims)).toEqual([]);
  },
);

test('trusted proxy in front: its address comes after those that it names', async () => {
  const seen = await seenHeaders({ 'x-forwarded-for': '192.0.2.7', 'x-request-id': 'test' }, '127.0.0.1');

  expect(seen['x-forwarded-for']).toBe('192.0.2.7, 127.0.0.1');
  expect(seen['x-request-id']).toBe('test');
});

test('API not there: 503 with a sentence and when to try again', async () => {
  const passOn = createPassOn(undefined);
  const port = await listen((incoming, response) => passOn(incoming, response, undefined));

  const response = await fetch(`http://127.0.0.1:${port}/api/live`);

  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await response.json()).toEqual({
    err: [{ val: 'The service is not available at the moment. Please try again later.' }],
    id: response.headers.get('x-request-id'),
  });
});

test('API ends before it answers: 503', async () => {
  const site = await siteBefore((_incoming, response) => response.destroy());

  expect((await fetch(site)).status).toBe(503);
});

test('many requests whose answers take their time: the next one does not wait for them', async () => {
  const all = Promise.withResolvers<void>();
  let held = 0;
  const site = await siteBefore(({ url }, response) => {
    if (url === '/quick') return response.end('quick');
    held += 1;
    if (held === 300) all.resolve();
  });
  const left = new AbortController();
  onTestFinished(() => left.abort());
  for (let count = 0; count < 300; count++) void fetch(`${site}/slow`, { signal: left.signal }).catch(() => {});
  await all.promise;

  expect(await (await fetch(`${site}/quick`)).text()).toBe('quick');
});

/** A connection may be silent for 700 ms. */
async function impatientSite(api: RequestListener): Promise<number> {
  const passOn = createPassOn(undefined);
  const port = await listen(api);
  const site = createServer((incoming, response) => passOn(incoming, response, port));
  site.setTimeout(700, (socket) => socket.destroy());
  await new Promise((resolve) => site.listen(0, '127.0.0.1', () => resolve(undefined)));
  onTestFinished(() => void site.close());
  return (site.address() as AddressInfo).port;
}

test('connection that may not be silent for long, and an answer that takes longer: it comes', async () => {
  const port = await impatientSite((_incoming, response) => setTimeout(() => response.end('late'), 1500));

  const response = await fetch(`http://127.0.0.1:${port}`);

  expect(await response.text()).toBe('late');
});

test.each([1, 2])('client that reads no answer, requests on its connection %d: it ends', async (count) => {
  const left = Promise.withResolvers<void>();
  const port = await impatientSite((_incoming, response) => {
    response.once('close', () => left.resolve());
    response.end(Buffer.alloc(50_000_000));
  });
  const client = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void client.destroy());
  client.write('GET / HTTP/1.1\r\nhost: site.test\r\n\r\n'.repeat(count));

  await left.promise;
});

test('client leaves: the API hears it', async () => {
  const left = Promise.withResolvers<void>();
  const came = Promise.withResolvers<void>();
  const site = await siteBefore((_incoming, response) => {
    came.resolve();
    response.once('close', () => left.resolve());
  });
  const leaving = request(site).once('error', () => {});
  leaving.end();
  await came.promise;

  leaving.destroy();

  await left.promise;
});
