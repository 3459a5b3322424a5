import { failuresPath, vitalsPath } from '@agile-languages/shared/registry';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readCounts } from '../store/release-counts.ts';
import { liveTestStore } from '../test/test-store.ts';
import { type BrowserReportOptions, browserReports } from './browser-reports.ts';
import { createReleaseCounter } from './release-counter.ts';

async function reporting(options: Partial<BrowserReportOptions> = {}) {
  const { store, hashes } = await liveTestStore();
  const server = fastify();
  onTestFinished(() => server.close());
  await server.register(browserReports, { store, counter: createReleaseCounter(store, 60_000), ...options });
  const report = { kind: 'load', area: 'catalog', release: hashes.catalog };
  const send = (value: unknown, headers = {}, url = failuresPath, remoteAddress = '127.0.0.1') =>
    server.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
      payload: typeof value === 'string' ? value : JSON.stringify(value),
    });
  const counts = async () => {
    await server.close();
    return (await readCounts(store))('catalog', hashes.catalog);
  };
  return { store, report, send, counts };
}

test('failures of a release: counted by kind, kept when the server stops, with nothing else in the response', async () => {
  const { report, send, counts } = await reporting();

  const response = await send(report);
  await send(report);
  await send({ ...report, kind: 'render' });

  expect([response.statusCode, response.body]).toEqual([204, '']);
  expect(await counts()).toMatchObject({ failures: { load: 2, render: 1 }, reporters: 1 });
});

test('failures that several servers have counted: their sum', async () => {
  const { store, report, send, counts } = await reporting();
  const other = fastify();
  await other.register(browserReports, { store, counter: createReleaseCounter(store, 60_000) });
  await other.inject({
    method: 'POST',
    url: failuresPath,
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify(report),
  });
  await other.close();
  await send(report);

  expect((await counts()).failures).toEqual({ load: 2 });
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
  expect((await counts()).failures).toEqual({});
});

test('reports of another site, or too long: not counted', async () => {
  const { report, send, counts } = await reporting();

  expect((await send(report, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(204);
  expect((await send({ ...report, more: 'x'.repeat(1100) })).statusCode).toBe(413);

  expect((await counts()).failures).toEqual({});
});

test('reports from one network beyond the limit: dropped, and the browser hears nothing of it', async () => {
  const { report, send, counts } = await reporting({ limit: 3 });

  const responses = [];
  for (let index = 0; index < 5; index++) responses.push(await send(report));

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
  expect((await counts()).failures).toEqual({ load: 3 });
});

test('vitals of a document: counted by bound, of every release that it has parts of', async () => {
  const { report, send, counts } = await reporting();
  const releases = { catalog: report.release };

  await send({ releases, vitals: { lcp: 1800, cls: 0.02 } }, {}, vitalsPath);
  await send({ releases, vitals: { lcp: 99_000, inp: 40 } }, {}, vitalsPath);

  expect((await counts()).vitals).toEqual({
    lcp: [0, 0, 0, 1, 0, 0, 0, 0, 0, 1],
    inp: [1, 0, 0, 0, 0, 0, 0, 0, 0],
    cls: [0, 1, 0, 0, 0, 0, 0, 0],
  });
});

test.each([
  ['releases that are not there', { releases: { catalog: '0123456789abcdef' } }],
  ['values that are no numbers', { vitals: { lcp: '1', cls: -1 } }],
  ['no values', { vitals: [] }],
  ['a path for a name', { releases: { '../pages': '0123456789abcdef' } }],
])('vitals with %s: not counted', async (_, change) => {
  const { report, send, counts } = await reporting();

  await send({ releases: { catalog: report.release }, vitals: { lcp: 1 }, ...change }, {}, vitalsPath);

  expect((await counts()).vitals).toEqual({});
});

test('vitals from one network beyond the limit: dropped', async () => {
  const { report, send, counts } = await reporting({ limit: 1 });
  const vitals = { releases: { catalog: report.release }, vitals: { cls: 0 } };

  await send(vitals, {}, vitalsPath);
  await send(vitals, {}, vitalsPath);

  expect((await counts()).vitals).toEqual({ cls: [1, 0, 0, 0, 0, 0, 0, 0] });
});

test('failures from many networks of one customer: one reporter', async () => {
  const { report, send, counts } = await reporting();

  for (const address of ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:7:3::1'])
    await send(report, {}, failuresPath, address);

  expect(await counts()).toMatchObject({ failures: { load: 3 }, reporters: 1 });
});
