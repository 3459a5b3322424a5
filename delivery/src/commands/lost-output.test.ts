/** @module-tag all */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../paths.ts';
import { liveSite } from '../test/live-site.ts';

const full = '/dev/full';
const patient = { timeout: 120_000 };
const soon = { timeout: 60_000 };
const paths = ['/catalog', '/registry.json', '/api/ready', '/api/site'];
const all200 = paths.map(() => 200);

async function startSite(API_PROCESS: string, stdio: StdioOptions) {
  const { directory } = await liveSite();
  const data = await mkdtemp(join(tmpdir(), 'test-lost-output-'));
  const port = await freePort();
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const own = { API_PROCESS, RELEASES_DIR: directory, DATA_DIR: data, HOST: '127.0.0.1', PORT: String(port) };
  const off = { DESK_ORIGIN: 'off', PUBLISH: 'off', RELEASE_BROWSER: 'off', VISITS: 'off' };
  const site = spawn(process.execPath, [join(root, 'delivery/src/cli.ts'), 'start'], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...own, ...off, DEMO: '1', LOG_LEVEL: 'info' },
    stdio,
  });
  const ended = once(site, 'exit');
  onTestFinished(async () => {
    site.kill('SIGKILL');
    await ended;
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  });
  const statuses = () =>
    Promise.all(
      paths.map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined))?.status),
    );
  await expect.poll(statuses, soon).toEqual(all200);
  return { site, statuses };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function expectAnswers({ site, statuses }: { site: ChildProcess; statuses: () => Promise<unknown> }) {
  for (let times = 0; times < 20; times++) expect(await statuses()).toEqual(all200);
  expect(site.exitCode).toBeNull();
}

describe.each(['shared', 'own'])('site, API_PROCESS=%s', (apiProcess) => {
  test.skipIf(!existsSync(full))('log on a full disk: it starts and answers', patient, async () => {
    await using file = await open(full, 'w');
    await expectAnswers(await startSite(apiProcess, ['ignore', file.fd, file.fd]));
  });

  test('whoever reads the log has gone: it answers', patient, async () => {
    const started = await startSite(apiProcess, ['ignore', 'pipe', 'pipe']);
    started.site.stdout?.destroy();
    started.site.stderr?.destroy();
    await expectAnswers(started);
  });
});
