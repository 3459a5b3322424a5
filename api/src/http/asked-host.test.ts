import type { IncomingMessage } from 'node:http';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { fromProxy, hostReader } from './asked-host.ts';

test.each([
  ['', 'other.test', '127.0.0.1', 'site.test'],
  ['127.0.0.1', 'desk.test', '127.0.0.1', 'desk.test'],
  ['192.0.2.1, 127.0.0.1', 'other.test, desk.test', '127.0.0.1', 'desk.test'],
  ['127.0.0.1', 'other.test', '192.0.2.1', 'site.test'],
  ['127.0.0.1', '', '127.0.0.1', 'site.test'],
])(
  'proxy %s trusted, %s passed on by %s: host %s, as Fastify reads it',
  async (trustProxy, passedOn, address, host) => {
    const hostOf = hostReader(trustProxy);
    const server = fastify({ trustProxy: trustProxy || false });
    onTestFinished(() => server.close());
    server.get('/', (request) => [hostOf(request.raw), request.host]);

    const headers = { host: 'site.test', 'x-forwarded-host': passedOn };
    const answer = await server.inject({ url: '/', headers, remoteAddress: address });

    expect(answer.json()).toEqual([host, host]);
  },
);

test('request without a host: an empty one', () => {
  expect(hostReader('')({ headers: {}, socket: {} } as IncomingMessage)).toBe('');
});

test.each([
  ['', '127.0.0.1', false],
  ['192.0.2.1', '127.0.0.1', false],
  ['192.0.2.1, 127.0.0.0/8', '127.0.0.1', true],
  ['127.0.0.1', undefined, false],
])('trusted: %j; a request from %s: from a proxy, %s', (trustProxy, remoteAddress, isFrom) => {
  expect(fromProxy(trustProxy)({ socket: { remoteAddress } } as IncomingMessage)).toBe(isFrom);
});
