import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { delivery, root } from '../../src/places.ts';
import { type RunResult, run } from '../../src/run.ts';
import { addSentence } from '../../src/site/change-area.ts';
import { freePort } from '../../src/site/free-port.ts';
import { siteEnv, startSite } from '../../src/site/start-site.ts';
import { expect, test } from '../../src/test.ts';

/** One sentence for the person at the keyboard, and a code that says it did not work. */
function expectRefusal({ code, stderr }: RunResult, sentence: RegExp, exitCode = 1) {
  expect(stderr.trim()).toMatch(sentence);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(exitCode);
}

test('port in use: a sentence names it, nothing is built', async ({ ownStore, site }) => {
  const occupied = createServer().listen(0, 'localhost');
  await new Promise((resolve) => occupied.once('listening', resolve));
  const address = occupied.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const env = { ...siteEnv(ownStore.folders, site), PORT: String(port) };

  const result = await run(pinnedNode, [delivery, 'start'], { env });
  occupied.close();

  expectRefusal(result, new RegExp(`Port ${port} is in use\\.`));
});

test('port that is no number: a sentence says so', async () => {
  const result = await run(pinnedNode, [delivery, 'start'], { env: { PORT: 'test' } });

  expectRefusal(result, /PORT is "?test"?/);
});

test('unknown command: a sentence lists those there are', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const commands = Object.values(scripts).flatMap(
    (script: string) => / delivery\/src\/cli\.ts (\S+)/.exec(script)?.[1] ?? [],
  );

  const refused = await run(pinnedNode, [delivery, 'test']);

  expectRefusal(refused, /^Commands are: /, 2);
  expect(refused.stderr.match(/[\w-]+/g)).toEqual(expect.arrayContaining(commands));
});

test('release and rollback of an unknown area: a sentence lists those there are', async ({ ownStore }) => {
  const { areas } = await ownStore.registry();
  const sentence = new RegExp(
    `There is no area "test"\\. Areas are: shell, ${Object.keys(areas).sort().join(', ')}\\.`,
  );

  expectRefusal(await ownStore.command(['release', 'test']), sentence, 2);
  expectRefusal(await ownStore.command(['rollback', 'test']), sentence, 2);
  expectRefusal(await ownStore.command(['release']), /There is no area without a name/, 2);
});

test('option that there is not: a sentence names it', async ({ ownStore }) => {
  expectRefusal(await ownStore.command(['release', 'catalog', '--wy', 'test']), /^Unknown option '--wy'\.$/, 2);
  expectRefusal(
    await ownStore.command(['start', '--port=1']),
    /^This command has no options, but was given --port=1\.$/,
    2,
  );
});

test('rollback with nothing before it: a sentence says so, the registry stays', async ({ ownStore }) => {
  const before = await ownStore.registry();

  const result = await ownStore.command(['rollback', 'catalog']);

  expectRefusal(result, /There is no release of catalog before/);
  expect(await ownStore.registry()).toEqual(before);
});

test('nothing released yet: status says what to do', async ({ ownStore }) => {
  await rm(join(ownStore.folders.releases, 'registry.json'));

  expectRefusal(await ownStore.command(['status']), /Nothing is released yet\. Run npm start once\./);
});

test('broken registry file: every command refuses with a sentence, the running site goes on', async ({
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

test('files of a live release missing: the next release refuses with a sentence, the running site goes on', async ({
  ownSite,
  ownCheckout,
  request,
}) => {
  const { areas } = await ownSite.registry();
  const release = join(ownSite.folders.releases, 'catalog', areas.catalog?.release ?? '');
  await rename(release, `${release}-away`);
  await addSentence(ownCheckout, 'assessment', './needs/needs.page.tsx', 'Test sentence of a new release.');

  const result = await ownSite.command(['release', 'assessment'], ownCheckout);

  expectRefusal(result, new RegExp(`Release ${areas.catalog?.release} of catalog is missing`));
  expect((await ownSite.registry()).areas).toEqual(areas);
  expect((await request.get(`${ownSite.url}/registry.json`)).status()).toBe(200);
});

test('database that cannot be read: start refuses with a sentence and leaves the file alone', async ({
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

test('second start: builds and prerenders nothing, is there within seconds', async ({ ownSite, site }) => {
  await ownSite.stopServer();

  const second = await startSite(ownSite.folders, site);
  const output = second.output();
  await second.stop();

  test.info().annotations.push({
    type: 'figure',
    description: `second start with nothing changed ${(second.startedIn / 1000).toFixed(1)} s`,
  });
  expect(output).not.toContain('build ');
  expect(output).not.toContain('prerender');
  expect(output).not.toContain('Not live as in this checkout');
  expect(second.startedIn).toBeLessThan(6000);
});

test('SIGTERM: not ready any more, still there for a while; what was asked is answered, exit code 0', async ({
  ownStore,
  site,
}) => {
  const server = await startSite(ownStore.folders, site, { STOP_DELAY: '4000' });
  const status = async (path: string) => (await fetch(server.url + path, { headers: { connection: 'close' } })).status;
  const logIn = async () => {
    const kv = { username: 'member@example.com', pwd: 'member123', domain: 'sa' };
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${server.url}/api/calle/login`, { method: 'POST', headers, body: JSON.stringify({ kv }) }))
      .status;
  };
  expect(await status('/api/ready')).toBe(200);
  // As many as are answered in less than five seconds, also on a busy machine: later ones are told to come again.
  const answers = Array.from({ length: 6 }, logIn);
  await answers[0];

  const ended = server.terminate();

  await expect.poll(() => status('/api/ready'), { intervals: [50] }).toBe(503);
  expect(await status('/faq')).toBe(200);
  expect(await Promise.all(answers)).toEqual(Array(6).fill(200));
  expect(await ended).toBe(0);
});

test('start: each step in a line with its time, then the address and the demo member', async ({ ownSite, site }) => {
  expect(ownSite.output()).toMatch(/✓ port +\d+\.\d s/);
  expect(ownSite.output()).toMatch(/✓ database +\d+\.\d s/);
  expect(ownSite.output()).toContain(`The site is at ${site}`);
  await expect.poll(ownSite.output).toContain('Demo member: member@example.com / member123');
});
