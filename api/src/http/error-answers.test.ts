import SqliteFile from 'better-sqlite3';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
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
