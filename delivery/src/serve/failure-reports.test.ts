import { failuresPath } from '@agile-languages/shared/registry';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { failuresOf } from '../store/failures.ts';
import { liveTestStore } from '../test/test-store.ts';
import { type FailureReportOptions, failureReports } from './failure-reports.ts';

async function reporting(options: Partial<FailureReportOptions> = {}) {
  const { store, hashes } = await liveTestStore();
  const server = fastify();
  onTestFinished(() => server.close());
  await server.register(failureReports, { store, pause: 60_000, ...options });
  const report = { kind: 'load', area: 'catalog', release: hashes.catalog };
  const send = (value: unknown, headers = {}) =>
    server.inject({
      method: 'POST',
      url: failuresPath,
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
      payload: typeof value === 'string' ? value : JSON.stringify(value),
    });
  const counts = async () => {
    await server.close();
    return failuresOf(store, 'catalog', hashes.catalog);
  };
  return { store, report, send, counts };
}

test('failures of a release: counted by kind, kept when the server stops, with nothing else in the response', async () => {
  const { report, send, counts } = await reporting();

  const response = await send(report);
  await send(report);
  await send({ ...report, kind: 'render' });

  expect([response.statusCode, response.body]).toEqual([204, '']);
  expect(await counts()).toEqual({ load: 2, render: 1 });
});

test('failures that several servers have counted: their sum', async () => {
  const { store, report, send, counts } = await reporting();
  const other = fastify();
  await other.register(failureReports, { store, pause: 60_000 });
  await other.inject({
    method: 'POST',
    url: failuresPath,
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify(report),
  });
  await other.close();
  await send(report);

  expect(await counts()).toEqual({ load: 2 });
});

test.each([
  ['no JSON', 'x'],
  ['a name in a list', { area: ['catalog'] }],
  ['a release in a list', { release: ['0123456789abcdef'] }],
  ['an unknown kind', { kind: 'other' }],
  ['a release that is not there', { release: '0123456789abcdef' }],
  ['a path for a name', { area: '../pages' }],
])('report with %s: not counted', async (_, change) => {
  const { report, send, counts } = await reporting();

  const { statusCode } = await send(typeof change === 'string' ? change : { ...report, ...change });

  expect(statusCode).toBe(204);
  expect(await counts()).toEqual({});
});

test('reports of another site, or too long: not counted', async () => {
  const { report, send, counts } = await reporting();

  expect((await send(report, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(204);
  expect((await send({ ...report, more: 'x'.repeat(600) })).statusCode).toBe(413);

  expect(await counts()).toEqual({});
});

test('reports from one network beyond the limit: dropped, and the browser hears nothing of it', async () => {
  const { report, send, counts } = await reporting({ limit: 3 });

  const responses = [];
  for (let index = 0; index < 5; index++) responses.push(await send(report));

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
  expect(await counts()).toEqual({ load: 3 });
});
