import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPostgres } from '@agile-languages/api/testing';
import { type RunningSite, startSite } from '@agile-languages/e2e/src/site/start-site.ts';
import { median, p99, printTable } from '../figures.ts';
import { compressedBytes } from './bench-serving.ts';
import { listRequest, load, pageRequest } from './load.ts';

interface ServersSizes {
  counts: readonly number[];
  rounds: number;
  /** Milliseconds of each variant in a round. */
  slot: number;
}

/** In all, whatever the number of servers. */
const connections = 16;

const requests = { 'pages a second': pageRequest('/faq'), 'lists a second': listRequest(0) };

/** Servers of one store and one PostgreSQL on this machine, which they share with the load. */
export async function benchServers({ counts, rounds, slot }: ServersSizes): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-servers-'));
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
  const postgres = await startOwnPostgres();
  const sites: RunningSite[] = [];
  try {
    const start = () => startSite(folders, 'http://localhost', { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' });
    const rows: string[][] = [];
    for (const count of counts) {
      while (sites.length < count) sites.push(await start());
      const used = sites.slice(0, count);
      for (const { url } of used) await compressedBytes(`${url}/faq`);
      const cells: string[] = [];
      for (const request of Object.values(requests)) {
        const runs = [];
        for (let round = -1; round < rounds; round++) runs.push(await loadAll(used, request, slot));
        const measured = runs.slice(1);
        cells.push(Math.round(median(measured.map(({ perSecond }) => perSecond))).toLocaleString('en'));
        cells.push(median(measured.map(({ times }) => p99(times))).toFixed(1));
      }
      rows.push([String(count), ...cells]);
    }
    printTable(['servers', ...Object.keys(requests).flatMap((name) => [name, 'p99 in ms'])], rows);
  } finally {
    for (const site of sites) await site.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function loadAll(sites: readonly RunningSite[], request: string, slot: number) {
  const runs = await Promise.all(
    sites.map(({ url }) => load(Number(new URL(url).port), request, Math.ceil(connections / sites.length), slot)),
  );
  return {
    perSecond: runs.reduce((sum, run) => sum + run.perSecond, 0),
    times: runs.flatMap(({ times }) => times),
  };
}
