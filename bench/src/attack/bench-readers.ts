import { fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@agile-languages/e2e/src/site/free-port.ts';
import { startSite } from '@agile-languages/e2e/src/site/start-site.ts';
import { printTable } from '../table.ts';
import type { AttackTask } from './attackers.ts';

/** As many as the site takes, but for those that others need. */
const readers = 1990;
const rest = 10_000;
const length = 20_000;

/**
 * Memory of a site of its own at rest, and the most while 1,990 clients send two requests each and read nothing: for a
 * page, and for the script that every page loads. A client that is closed comes again.
 */
export async function benchReaders(): Promise<void> {
  const rows = [await visit('page', async () => '/languages/1111117'), await visit('script', mainScript)];
  printTable(['', 'at rest in MB', 'most in MB', 'after them in MB'], rows);
}

async function visit(name: string, fileIn: (releases: string) => Promise<string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-readers-'));
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
  const metrics = `127.0.0.1:${await freePort()}`;
  const site = await startSite(folders, undefined, {
    HOST: '127.0.0.1',
    METRICS_ADDRESS: metrics,
    LOG_LEVEL: 'silent',
  });
  try {
    await wait(rest);
    const figures = [await memoryOf(metrics)];
    const origin = site.url.replace('localhost', '127.0.0.1');
    const file = await fileIn(folders.releases);
    const task: AttackTask = { origin, guesses: 0, addresses: 1, account: '', silent: readers, requests: 2, file };
    const attackers = fork(new URL('./attackers.ts', import.meta.url), [JSON.stringify(task)]);
    let most = 0;
    for (const end = performance.now() + length; performance.now() < end; await wait(250))
      most = Math.max(most, await memoryOf(metrics));
    attackers.disconnect();
    await wait(rest);
    figures.push(most, await memoryOf(metrics));
    return [name, ...figures.map((bytes) => (bytes / 1e6).toFixed(0))];
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function mainScript(releases: string): Promise<string> {
  const { shell } = JSON.parse(await readFile(join(releases, 'registry.json'), 'utf8'));
  return shell.base + shell.main.name;
}

async function memoryOf(metrics: string): Promise<number> {
  const text = await (await fetch(`http://${metrics}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
}
