import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import SqliteFile from 'better-sqlite3';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { answerErrors } from './error-answers.ts';

test('an unavailable database is 503 and asks to come back', async () => {
  const app = Fastify();
  answerErrors(app);
  app.get('/', () => {
    throw new SqliteFile.SqliteError('test lock', 'SQLITE_BUSY');
  });
  const response = await app.inject('/');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json().err).toEqual([
    { val: 'The service is not available at the moment. Please try again in a minute.' },
  ]);
});

test('what a fault says stays inside', async () => {
  const app = Fastify();
  answerErrors(app);
  app.get('/', () => {
    throw new Error('test secret');
  });
  const response = await app.inject('/');
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain('test secret');
});

test.each([
  ['the body is not there', 400],
  ['a fault of the server', 500],
])('a client leaves within its body, %s: %i, and faults alone are logged', async (what, status) => {
  const log = new PassThrough();
  const app = Fastify({ logger: { level: 'warn', stream: log } });
  answerErrors(app);
  app.addHook('preParsing', async ({ raw }) => {
    if (status !== 500) return;
    await once(raw, 'error');
    throw new Error(what);
  });
  app.post('/', async () => 'read');
  const { promise: answered, resolve } = Promise.withResolvers<number>();
  app.addHook('onSend', async (_request, reply) => resolve(reply.statusCode));
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{');
  await once(app.server, 'request');
  socket.destroy();

  expect(await answered).toBe(status);
  expect(String(log.read())).toContain(status === 500 ? what : 'null');
});
