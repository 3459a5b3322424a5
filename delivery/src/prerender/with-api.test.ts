/** @module-tag all */
import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '@agile-languages/shared/errors';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testConfig } from '../test/test-store.ts';
import { openOwnApi } from './own-api.ts';
import { withApi } from './with-api.ts';

const config = { ...testConfig, apiBase: 'http://api.test/api' };

async function versionsHeard(...told: (number | Error)[]): Promise<(number | undefined)[]> {
  const answers = told.map((version) =>
    typeof version === 'number' ? Response.json({ content: version, format: 'test' }) : version,
  );
  const send = vi.fn<typeof fetch>();
  for (const answer of answers)
    answer instanceof Error ? send.mockRejectedValueOnce(answer) : send.mockResolvedValueOnce(answer);
  vi.stubGlobal('fetch', send);
  return withApi({ config, env: {}, migrates: false }, async ({ content }) => {
    const heard: (number | undefined)[] = [];
    for (const _ of told) heard.push((await content())?.version);
    return heard;
  });
}

test('content that has changed while pages are prerendered: of the first number, since any page may show that', async () => {
  expect(await versionsHeard(3, 5)).toEqual([3, 3]);
});

test('API that did not tell the number of its content at first: of none, although it tells one later', async () => {
  expect(await versionsHeard(new Error('test'), 5)).toEqual([undefined, undefined]);
});

test.each([
  [404, false],
  [400, false],
  [429, true],
  [503, true],
])('call answered with %i: whether the API has failed: %s', async (status, isFailure) => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status }));

  const hasFailed = await withApi({ config, env: {}, migrates: false }, async (api) => {
    await api.send(`${config.apiBase}/calle/GetNothing`, { body: '{}' });
    return api.hasFailed();
  });

  expect(hasFailed).toBe(isFailure);
});

async function served(handle: RequestListener | undefined): Promise<string> {
  const server = createServer(handle);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/site`;
}

const requestOf = (url: string) => ({ method: 'GET', url, headers: {} });

test("project's own API: opened in a thread of its own, asked, and closed", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-own-api-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const env = { ...process.env, DATA_DIR: folder, DEMO: '1', SITE_ORIGIN: 'http://localhost:3000' };
  const api = await openOwnApi({ env, migrates: true });

  const [about, unknown] = await Promise.all(['/api/site', '/api/nothing'].map((url) => api.ask(requestOf(url))));

  expect(JSON.parse(new TextDecoder().decode(about?.body))).toMatchObject({ content: expect.any(Number) });
  expect([about?.status, unknown?.status]).toEqual([200, 404]);
  await api.close();
  await expect(api.ask(requestOf('/api/site'))).rejects.toThrow('The API has ended.');
});

test("project's own API without its database: the reason at every call", async () => {
  const env = { ...process.env, DATA_DIR: join(import.meta.filename, 'none'), DEMO: '1' };
  const { apiBase } = testConfig;

  await withApi(
    { config: testConfig, env, migrates: false, opensAtOnce: true },
    async ({ send, ready, content, handle }) => {
      await expect(ready()).rejects.toThrow(UserError);
      await expect(send(`${apiBase}/calle/GetFaqList`, { body: '{}' })).rejects.toThrow(/with-api\.test\.ts/);
      expect(await content()).toBeUndefined();
      const { status, statusText } = await fetch(await served(handle));
      expect([status, statusText]).toEqual([503, expect.stringContaining('with-api.test.ts')]);
    },
  );

  await expect(withApi({ config: testConfig, env, migrates: true }, ({ ready }) => ready())).rejects.toThrow(UserError);
});

test("project's own API, its database of an earlier version: one sentence says what to do", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-own-api-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const env = { ...process.env, DATA_DIR: folder, DEMO: '1', SITE_ORIGIN: 'http://localhost:3000' };
  await withApi({ config: testConfig, env, migrates: true }, ({ ready }) => ready());
  const database = new DatabaseSync(join(folder, 'demo.sqlite'));
  database.exec('delete from kysely_migration where name = (select max(name) from kysely_migration)');
  database.close();

  await withApi({ config: testConfig, env, migrates: false }, ({ ready }) =>
    expect(ready()).rejects.toThrow('Start the site first: it brings the tables up to date.'),
  );
});

test("project's own API whose database is away for a moment: asked again; away for longer: the reason is told", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-own-api-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const env = { ...process.env, DATA_DIR: folder, DEMO: '1', SITE_ORIGIN: 'http://localhost:3000' };

  await withApi({ config: testConfig, env, migrates: true }, async ({ handle, ready }) => {
    await ready();
    const url = (await served(handle)).replace('/site', '/calle/GetPartnerList');
    const ask = () => fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    const [there, away] = ['demo.sqlite', 'away.sqlite'].map((name) => join(folder, name)) as [string, string];

    await rename(there, away);
    const late = ask();
    await wait(700);
    await rename(away, there);
    expect((await late).status).toBe(200);

    await rename(there, away);
    await wait(600);
    const { status, statusText } = await ask();
    expect([status, statusText]).toEqual([503, 'SQLITE_READONLY_DBMOVED: The database file is gone or was replaced']);
  });
});
