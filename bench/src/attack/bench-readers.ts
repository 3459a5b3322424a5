import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@agile-languages/e2e/src/site/free-port.ts';
import { startSite } from '@agile-languages/e2e/src/site/start-site.ts';
import { printTable } from '../table.ts';
import type { AttackTask } from './attackers.ts';

const few = 200;
/** As many as the site takes, but for those that others need. */
const many = 1990;
const rest = 10_000;
/** Longer than a client may be silent, so that each has been closed and has come again. */
const length = 40_000;
const bareBytes = 170_000;

/** A server to be read from slowly. */
interface Served {
  origin: string;
  file: string;
  /** In bytes. */
  memory(): Promise<number>;
  stop(): Promise<void> | void;
}

/**
 * Memory of a server of Node's own and of two sites of their own: at rest, and the most while 200 and then 1,990 clients
 * send two requests each and read nothing. A client that is closed comes again; the last time is as long as the one
 * before, and shows whether memory grows with time.
 */
export async function benchReaders(): Promise<void> {
  const rows = [
    await visit('Node alone', await startBare()),
    await visit('page', await startOwn(async () => '/languages/1111117')),
    await visit('script', await startOwn(mainScript)),
  ];
  printTable(
    [
      '',
      'at rest in MB',
      `most with ${few}`,
      `with ${many}`,
      'the same, later',
      'after them',
      `kB for each beyond ${few}`,
    ],
    rows,
  );
}

async function visit(name: string, { origin, file, memory, stop }: Served): Promise<string[]> {
  const most = async (silent: number, times: number): Promise<number[]> => {
    const task: AttackTask = { origin, guesses: 0, addresses: 1, account: '', silent, requests: 2, file };
    const attackers = fork(new URL('./attackers.ts', import.meta.url), [JSON.stringify(task)]);
    const found: number[] = [];
    for (let time = 0; time < times; time++) {
      let highest = 0;
      for (const end = performance.now() + length; performance.now() < end; await wait(250))
        highest = Math.max(highest, await memory());
      found.push(highest);
    }
    attackers.disconnect();
    await wait(rest);
    return found;
  };
  try {
    await wait(rest);
    const atRest = await memory();
    const [withFew = 0] = await most(few, 1);
    const [withMany = 0, later = 0] = await most(many, 2);
    const figures = [atRest, withFew, withMany, later, await memory()].map((bytes) => (bytes / 1e6).toFixed(0));
    return [name, ...figures, ((withMany - withFew) / (many - few) / 1000).toFixed(0)];
  } finally {
    await stop();
  }
}

async function startBare(): Promise<Served> {
  const child = fork(new URL('./bare-server.ts', import.meta.url), [String(bareBytes)]);
  const heard = async (): Promise<number> => (await once(child, 'message'))[0];
  const port = await heard();
  const memory = () => {
    child.send('memory');
    return heard();
  };
  return { origin: `http://127.0.0.1:${port}`, file: '/', memory, stop: () => child.disconnect() };
}

async function startOwn(fileIn: (releases: string) => Promise<string>): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-readers-'));
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
  const metrics = `127.0.0.1:${await freePort()}`;
  const site = await startSite(folders, undefined, {
    HOST: '127.0.0.1',
    METRICS_ADDRESS: metrics,
    LOG_LEVEL: 'silent',
  });
  return {
    origin: site.url.replace('localhost', '127.0.0.1'),
    file: await fileIn(folders.releases),
    memory: () => memoryOf(metrics),
    stop: async () => {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function mainScript(releases: string): Promise<string> {
  const { shell } = JSON.parse(await readFile(join(releases, 'registry.json'), 'utf8'));
  return shell.base + shell.main.name;
}

async function memoryOf(metrics: string): Promise<number> {
  const text = await (await fetch(`http://${metrics}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
}
