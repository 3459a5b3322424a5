import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@agile-languages/api/testing/free-port';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { delivery, root } from '../../src/places.ts';
import { type RunResult, run } from '../../src/run.ts';
import { addSentence } from '../../src/site/change-area.ts';
import { siteEnv, startSite } from '../../src/site/start-site.ts';
import { expect, test } from '../../src/test.ts';

function expectRefusal({ code, stderr }: RunResult, sentence: RegExp, exitCode = 1) {
  expect(stderr.trim()).toMatch(sentence);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(exitCode);
}

test('port in use: a sentence names it, nothing is built', { tag: '@all' }, async ({ ownStore, site }) => {
  const occupied = createServer().listen(0, 'localhost');
  await new Promise((resolve) => occupied.once('listening', resolve));
  const address = occupied.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const env = { ...siteEnv(ownStore.folders, site), PORT: String(port) };

  const result = await run(pinnedNode, [delivery, 'start'], { env });
  occupied.close();

  expectRefusal(result, new RegExp(`Port ${port} is in use\\.`));
});

test('unknown command: a sentence lists those there are', { tag: '@all' }, async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const commands = Object.values(scripts).flatMap(
    (script: string) => / delivery\/src\/cli\.ts (\S+)/.exec(script)?.[1] ?? [],
  );

  const refused = await run(pinnedNode, [delivery, 'test']);

  expectRefusal(refused, /^Commands are: /, 2);
  expect(refused.stderr.match(/[\w-]+/g)).toEqual(expect.arrayContaining(commands));
});

test('broken registry file: every command refuses with a sentence, the running site goes on', { tag: '@all' }, async ({
  ownSite,
  request,
}) => {
  expect((await request.get(`${ownSite.url}/languages`)).status()).toBe(200);
  await writeFile(join(ownSite.folders.releases, 'registry.json'), '{"schema":1');

  expectRefusal(await ownSite.command(['status']), /The registry .* is broken/);
  expectRefusal(await ownSite.command(['release', 'catalog']), /The registry .* is broken/);
  expectRefusal(await ownSite.command(['rollback', 'catalog']), /The registry .* is broken/);

  expect((await request.get(`${ownSite.url}/languages`)).status()).toBe(200);
  await expect.poll(ownSite.output).toContain('The last good one stays in force');
});

test('files of a live release missing: the next release refuses with a sentence, the running site goes on', {
  tag: '@all',
}, async ({ ownSite, ownCheckout, request }) => {
  const { areas } = await ownSite.registry();
  const release = join(ownSite.folders.releases, 'catalog', areas.catalog?.release ?? '');
  await rename(release, `${release}-away`);
  await addSentence(ownCheckout, 'assessment', './needs/needs.page.tsx', 'Test sentence of a new release.');

  const result = await ownSite.command(['release', 'assessment'], ownCheckout);

  expectRefusal(result, new RegExp(`Release ${areas.catalog?.release} of catalog is missing`));
  expect((await ownSite.registry()).areas).toEqual(areas);
  expect((await request.get(`${ownSite.url}/registry.json`)).status()).toBe(200);
});

test('database that cannot be read: start refuses with a sentence and leaves the file alone', { tag: '@all' }, async ({
  ownStore,
  site,
}) => {
  const data = join(ownStore.folders.data, '../unreadable');
  await mkdir(data);
  await writeFile(join(data, 'demo.sqlite'), 'test: this is no database at all, and long enough to look like one');
  const env = { ...siteEnv({ ...ownStore.folders, data }, site), PORT: String(await freePort()) };

  const result = await run(pinnedNode, [delivery, 'start'], { env });

  expectRefusal(result, /database/i);
  expect(await readdir(data)).toContain('demo.sqlite');
});

test('second start: a line for each step, nothing is built; SIGTERM: not ready any more, still there for a while, what was asked is answered', {
  tag: '@all',
}, async ({ ownStore, site }) => {
  const server = await startSite(ownStore.folders, site, { STOP_DELAY: '4000' });
  const description = `second start with nothing changed ${(server.startedIn / 1000).toFixed(1)} s`;
  test.info().annotations.push({ type: 'figure', description });
  expect(server.output()).toMatch(/✓ port +\d+\.\d s/);
  expect(server.output()).toMatch(/✓ database +\d+\.\d s/);
  expect(server.output()).toContain(`The site is at ${site}`);
  await expect.poll(server.output).toContain('Demo member: member@example.com / member123');
  for (const text of ['build ', 'prerender', 'Not live as in this checkout'])
    expect.soft(server.output()).not.toContain(text);
  const status = async (path: string) => (await fetch(server.url + path, { headers: { connection: 'close' } })).status;
  const logIn = async () => {
    const kv = { username: 'member@example.com', pwd: 'member123', domain: 'sa' };
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${server.url}/api/calle/login`, { method: 'POST', headers, body: JSON.stringify({ kv }) }))
      .status;
  };
  expect(await status('/api/ready')).toBe(200);
  // So few that a busy machine tells none to come again later.
  const answers = Array.from({ length: 3 }, logIn);
  await answers[0];

  const ended = server.terminate();

  await expect.poll(() => status('/api/ready'), { intervals: [50] }).toBe(503);
  expect(await status('/faq')).toBe(200);
  expect(await Promise.all(answers)).toEqual(Array(3).fill(200));
  expect(await ended).toBe(0);
});
