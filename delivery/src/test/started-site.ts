import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@agile-languages/api/testing/free-port';
import { expect, onTestFinished } from 'vitest';
import { root } from '../paths.ts';
import { liveSite } from './live-site.ts';

const paths = ['/catalog', '/registry.json', '/api/ready', '/api/site'];
export const all200 = paths.map(() => 200);

export interface StartedSite {
  site: ChildProcess;
  port: number;
  statuses: () => Promise<(number | undefined)[]>;
}

/** As `npm start` serves it, with areas of tests and without a desk, until the test ends. */
export async function startTestSite(
  settings: Record<string, string> = {},
  stdio: StdioOptions = 'ignore',
): Promise<StartedSite> {
  const { directory } = await liveSite();
  const data = await mkdtemp(join(tmpdir(), 'test-site-'));
  const port = await freePort();
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const own = { RELEASES_DIR: directory, DATA_DIR: data, HOST: '127.0.0.1', PORT: String(port), DEMO: '1' };
  const off = { DESK_ORIGIN: 'off', PUBLISH: 'off', RELEASE_BROWSER: 'off', VISITS: 'off' };
  const site = spawn(process.execPath, [join(root, 'delivery/src/cli.ts'), 'start'], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...own, ...off, ...settings },
    stdio,
  });
  const ended = once(site, 'exit');
  onTestFinished(async () => {
    site.kill('SIGKILL');
    await ended;
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  });
  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined))?.status;
  const statuses = () => Promise.all(paths.map(statusOf));
  await expect.poll(statuses, { timeout: 60_000 }).toEqual(all200);
  return { site, port, statuses };
}
