import { failuresPath, vitalsPath } from '@agile-languages/shared/registry';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readCounts } from '../store/release-counts.ts';
import { liveTestStore } from '../test/test-store.ts';
import { type BrowserReportOptions, browserReports } from './browser-reports.ts';
import { createDocumentTokens } from './document-tokens.ts';
import { createReleaseCounter } from './release-counter.ts';

const tokens = createDocumentTokens('test secret');

async function reporting(options: Partial<BrowserReportOptions> = {}) {
  const { store, hashes } = await liveTestStore();
  const server = fastify({ bodyLimit: 1024 });
  onTestFinished(() => server.close());
  await server.register(browserReports, { store, counter: createReleaseCounter(store, 60_000), tokens, ...options });
  const report = { kind: 'load', area: 'catalog', release: hashes.catalog, width: 400 };
  const tokenFor = (network = '127.0.0', release: string = hashes.catalog) =>
    tokens.issue({ releases: [release], file: 'faq/index.html', network });
  const send = (value: unknown, headers = {}, url = failuresPath, remoteAddress = '127.0.0.1') =>
    server.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
      payload: typeof value === 'string' ? value : JSON.stringify({ token: tokenFor(), ...(value as object) }),
    });
  const counts = async () => {
    await server.close();
    return (await readCounts(store))('catalog', hashes.catalog);
  };
  return { store, hashes, report, send, counts, tokenFor };
}

test('failures of a release: counted by kind and place, kept when the server stops, with nothing else in the response', async () => {
  const { report, send, counts } = await reporting();

  const response = await send(report);
  await send({ ...report, kind: 'render' });

  expect([response.statusCode, response.body]).toEqual([204, '']);
  expect(await counts()).toMatchObject({
    failures: { load: 1, render: 1 },
    failing: 1,
    places: { '390 faq/index.html': 1 },
  });
});

test('failures that several servers have counted: the most of one, because both may have met the same networks', async () => {
  const { store, report, send, counts, tokenFor } = await reporting();
  const other = fastify();
  await other.register(browserReports, { store, counter: createReleaseCounter(store, 60_000), tokens });
  await other.inject({
    method: 'POST',
    url: failuresPath,
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({ ...report, token: tokenFor() }),
  });
  await other.close();
  await send(report);

  expect(await counts()).toMatchObject({ failures: { load: 1 }, failing: 1 });
});

test('a hundred reports of one network: they count like one', async () => {
  const { report, send, counts } = await reporting({ limit: 200 });

  for (let index = 0; index < 100; index++) await send(report, {}, failuresPath, `127.0.0.${index}`);

  expect(await counts()).toMatchObject({ failures: { load: 1 }, failing: 1, places: { '390 faq/index.html': 1 } });
});

test.each<[string, (site: Awaited<ReturnType<typeof reporting>>) => unknown]>([
  ['no token', () => undefined],
  ['a token that was made up', () => 'mf3k2j abc 0123 faq/index.html 0123456789abcdef'],
  ['the token of a document of another network', ({ tokenFor }) => tokenFor('192.0.2')],
  ['the token of a document of another release', ({ tokenFor }) => tokenFor('127.0.0', 'ffffffffffffffff')],
])('report with %s: not counted', async (_, tokenOf) => {
  const site = await reporting();

  expect((await site.send({ ...site.report, token: tokenOf(site) })).statusCode).toBe(204);

  expect((await site.counts()).failing).toBe(0);
});

test('token of a document: spent with the first report', async () => {
  const { report, send, counts, tokenFor } = await reporting();
  const token = tokenFor();

  await send({ ...report, token });
  await send({ ...report, token, kind: 'render' });

  expect((await counts()).failures).toEqual({ load: 1 });
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
  const { report, send, counts } = await reporting({ limit: 2 });

  const responses = [];
  for (const kind of ['load', 'render', 'error']) responses.push(await send({ ...report, kind }));

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect((await counts()).failures).toEqual({ load: 1, render: 1 });
});

test('vitals of a document: counted by bound, of every release that it has parts of', async () => {
  const { report, send, counts, tokenFor } = await reporting();
  const releases = { catalog: report.release };
  const other = { token: tokenFor('198.51.100'), releases, vitals: { lcp: 99_000, inp: 40 } };

  await send({ releases, vitals: { lcp: 1800, cls: 0.02 } }, {}, vitalsPath);
  await send(other, {}, vitalsPath, '198.51.100.7');

  expect((await counts()).vitals).toEqual({
    lcp: [0, 0, 0, 1, 0, 0, 0, 0, 0, 1],
    inp: [1, 0, 0, 0, 0, 0, 0, 0, 0],
    cls: [0, 1, 0, 0, 0, 0, 0, 0],
  });
});

test('vitals of many documents from one network: its first figure of each kind counts, and the rest moves nothing', async () => {
  const { report, send, counts, tokenFor } = await reporting();
  const releases = { catalog: report.release };
  for (let count = 0; count < 19; count++) await send({ releases, vitals: { lcp: 99_000 } }, {}, vitalsPath);
  await send({ releases, vitals: { lcp: 1, inp: 40 } }, {}, vitalsPath);
  for (const network of ['198.51.100', '203.0.113', '192.0.2'])
    await send({ token: tokenFor(network), releases, vitals: { lcp: 1800 } }, {}, vitalsPath, `${network}.7`);

  expect((await counts()).vitals).toEqual({
    lcp: [0, 0, 0, 3, 0, 0, 0, 0, 0, 1],
    inp: [1, 0, 0, 0, 0, 0, 0, 0, 0],
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

test('failures from many networks of one customer: they count like one', async () => {
  const { report, send, counts, tokenFor } = await reporting();
  const token = () => tokenFor('2001:db8:7');

  for (const address of ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:7:3::1'])
    await send({ ...report, token: token() }, {}, failuresPath, address);

  expect(await counts()).toMatchObject({ failures: { load: 1 }, failing: 1 });
});
