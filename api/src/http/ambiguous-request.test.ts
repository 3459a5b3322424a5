import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limitConnections } from './limit-connections.ts';

async function send(...lines: string[]) {
  const handled: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    handled.push(url);
    response.end('test answer');
  });
  limitConnections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.end(lines.join('')));
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
  });
  await once(socket, 'close');
  return { heard, handled };
}

const host = 'Host: site.example\r\n';
const refused = /^HTTP\/1\.1 400 /;

test('request without a version, with headers and a body: refused', async () => {
  const { heard, handled } = await send('POST /test\n', host, 'Content-Length: 5\r\n\r\nhello');

  expect(heard).toMatch(refused);
  expect(handled).toEqual([]);
});

test('request with two hosts, also of one name: refused', async () => {
  for (const other of ['host: other.example\r\n', host]) {
    const { heard, handled } = await send('GET /test HTTP/1.1\r\n', host, other, '\r\n');

    expect(heard).toMatch(refused);
    expect(handled).toEqual([]);
  }
});

test.each(['a.example, b.example', 'a.example b.example', 'a.example/b', 'me@a.example', 'a.example?b', 'ä.example'])(
  'host %s, which none is called: refused, with a sentence',
  async (name) => {
    const { heard, handled } = await send('GET /test HTTP/1.1\r\n', `Host: ${name}\r\n\r\n`);

    expect(heard).toMatch(refused);
    expect(heard).toContain('The request can be read in two ways.');
    expect(handled).toEqual([]);
  },
);

test.each(['site.example:8080', 'under_score.example', '127.0.0.1', '[::1]:3000', ''])(
  'host %j: answered',
  async (name) => {
    const { heard } = await send('GET /test HTTP/1.1\r\n', `Host: ${name}\r\n`, 'Connection: close\r\n\r\n');

    expect(heard).toMatch(/^HTTP\/1\.1 200 /);
  },
);

test.each([
  ['http://other.example/test', '400'],
  ['http://site.example:81/test', '400'],
  ['http:///test', '400'],
  ['http://SITE.example/test', '200'],
  ['https://site.example/test', '200'],
])('first line with the address %s, beside the host: %s', async (address, status) => {
  const { heard } = await send(`GET ${address} HTTP/1.1\r\n`, host, 'Connection: close\r\n\r\n');

  expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('value of another header that reads like a host: answered', async () => {
  const { heard } = await send('GET /test HTTP/1.1\r\n', host, 'X-Test: host\r\n', 'Connection: close\r\n\r\n');

  expect(heard).toMatch(/^HTTP\/1\.1 200 /);
});

test('HTTP 1.0: answered', async () => {
  expect((await send('GET /test HTTP/1.0\r\n', host, '\r\n')).heard).toMatch(/^HTTP\/1\.1 200 /);
});
