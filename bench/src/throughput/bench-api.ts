import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPostgres } from '@agile-languages/api/testing';
import { median, p99, printTable } from '../figures.ts';
import { listRequest, load, pageRequest, type Run } from './load.ts';
import { fillDatabase, type Served, type ServerTask, serve } from './served.ts';

export interface ApiSizes {
  rows: readonly number[];
  rounds: number;
  /** Milliseconds of each variant in a round. */
  slot: number;
}

interface Variant {
  name: string;
  server: Served;
  run(milliseconds: number): Promise<Run>;
  /** One value a round: processor microseconds per request, requests per second, p99 in milliseconds. */
  costs: number[];
  rates: number[];
  p99s: number[];
}

const connections = 8;

/** All take turns in every round, and only ratios within a round count. */
export async function benchApi(sizes: ApiSizes): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  const postgres = await startOwnPostgres();
  const served: Served[] = [];
  try {
    const variants = await openVariants(sizes, dir, postgres.url, served);
    await takeTurns(variants, sizes);
    printLists(variants);
  } finally {
    for (const server of served) server.stop();
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function openVariants(
  { rows }: ApiSizes,
  dir: string,
  postgresUrl: string,
  served: Served[],
): Promise<Variant[]> {
  const start = async (task: ServerTask) => {
    const server = await serve(task);
    served.push(server);
    return server;
  };
  const variants = [variantOf('node:http hello', await start({ kind: 'hello', bytes: 5 }), pageRequest('/'))];
  for (const engine of ['SQLite', 'PostgreSQL'] as const) {
    for (const count of rows) {
      const store = await fillDatabase(engine, count, dir, postgresUrl);
      const reading = await start({ kind: 'api', demo: false, maxListAge: 0, ...store });
      const serving = await start({ kind: 'api', demo: false, ...store });
      const name = `${engine}, ${count.toLocaleString('en')} rows`;
      variants.push(
        variantOf(`${name}, first page, read`, reading, listRequest(0)),
        variantOf(`${name}, deepest page, read`, reading, listRequest(count - 10)),
        variantOf(`${name}, first page`, serving, listRequest(0)),
        variantOf(`${name}, deepest page`, serving, listRequest(count - 10)),
      );
    }
  }
  return variants;
}

const variantOf = (name: string, server: Served, request: string): Variant => ({
  name,
  server,
  run: (milliseconds) => load(server.port, request, connections, milliseconds),
  costs: [],
  rates: [],
  p99s: [],
});

async function takeTurns(variants: Variant[], { rounds, slot }: ApiSizes): Promise<void> {
  for (const { run } of variants) await run(2 * slot);
  for (let round = 0; round < rounds; round++) {
    for (const { costs, p99s, rates, run, server } of variants) {
      const before = await server.cpu();
      const { perSecond, times } = await run(slot);
      costs.push(((await server.cpu()) - before) / times.length);
      rates.push(perSecond);
      p99s.push(p99(times));
    }
  }
}

/** `read`: each request reads the database; otherwise an answer is up to a second old. */
function printLists(variants: Variant[]): void {
  const hello = variants[0]?.rates ?? [];
  printTable(
    ['list of classes', 'p99 in ms', 'CPU in µs', '÷ smallest', 'per second', '÷ hello'],
    variants.map((variant) => [
      variant.name,
      median(variant.p99s).toFixed(2),
      Math.round(median(variant.costs)).toLocaleString('en'),
      ratio(variant.costs, smallestOf(variant, variants).costs),
      Math.round(median(variant.rates)).toLocaleString('en'),
      ratio(variant.rates, hello),
    ]),
  );
}

const smallestOf = (variant: Variant, variants: Variant[]): Variant =>
  variants.find(({ name }) => kindOf(name) === kindOf(variant.name)) ?? variant;

const kindOf = (name: string) => `${name.split(',')[0]}${name.endsWith(', read')}`;

const ratio = (values: number[], others: number[]): string =>
  median(values.map((value, round) => value / (others[round] ?? Number.NaN))).toFixed(2);
