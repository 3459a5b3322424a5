import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { limitConnections } from '@agile-languages/api';
import { expect, onTestFinished, test } from 'vitest';
import { createPassOn } from './pass-on.ts';

const longest = 10;

/** Without the parts of the API that are not about bodies. */
const api: RequestListener = async (request, response) => {
  if (Number(request.headers['content-length'] ?? 0) > longest)
    return response.writeHead(413, { connection: 'close' }).end('too large');
  response.end(Buffer.concat(await request.toArray()));
};

async function listen(listener: RequestListener) {
  const open = new Set<object>();
  const server = createServer(listener);
  limitConnections(server);
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, open };
}

async function site(isOwn: boolean, listener: RequestListener = api) {
  if (!isOwn) return listen(listener);
  const { port, open } = await listen(listener);
  const passOn = createPassOn(undefined);
  return { ...(await listen((request, response) => passOn(request, response, port))), open };
}

/** @param then sent when something was heard */
async function ask(port: number, text: string, then = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  let heard = '';
  socket.once('data', () => socket.write(then));
  socket.on('data', (data) => {
    heard += data;
  });
  await once(socket, 'close');
  return heard;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

test.each(methods)('%s with a body in pieces that reads like a request: a body for the API, too', async (method) => {
  const seen: string[] = [];
  const { port } = await site(true, async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    seen.push(`${request.method} ${request.url} ${body}`);
    response.end();
  });
  const hidden = 'GET /hidden HTTP/1.1\r\nhost: site.test\r\nx-forwarded-for: 192.0.2.9\r\n\r\n';
  const head = [`${method} /shown HTTP/1.1`, 'host: site.test', 'connection: close', 'transfer-encoding: chunked'];
  const body = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;

  await ask(port, [...head, '', body].join('\r\n'));
  await ask(port, ['GET /next HTTP/1.1', 'host: site.test', 'connection: close', '', ''].join('\r\n'));

  expect(seen).toEqual([`${method} /shown ${hidden}`, 'GET /next ']);
});

const post = (length: number, ...headers: string[]) =>
  ['POST / HTTP/1.1', 'host: site.test', `content-length: ${length}`, ...headers, '', ''].join('\r\n');
const expects = 'expect: 100-continue';

test.each([
  ['API in the process of the site', false],
  ['API in a process of its own', true],
])('%s: a body is asked for when the API begins to read it, and never when it is too large', async (_, isOwn) => {
  const { port, open } = await site(isOwn);

  const read = await ask(port, post(4, 'connection: close', expects), 'test');
  expect(read).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
  expect(read).toMatch(/test(\r\n0\r\n\r\n)?$/);

  for (const refused of [post(1_000_000_000, expects), post(1_000_000_000)]) {
    const heard = await ask(port, refused);
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
    expect(heard).toMatch(/^connection: close\r$/im);
  }
  await expect.poll(() => open.size).toBeLessThanOrEqual(1);
});
