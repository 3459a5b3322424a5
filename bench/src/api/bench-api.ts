import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPostgres } from '@agile-languages/api/testing';
import { median, p99 } from '../figures.ts';
import type { Sizes } from '../read-sizes.ts';
import { printTable } from '../table.ts';
import { addDemoMembers, fillDatabase, type Store } from './fill-database.ts';
import { load, type Run } from './load.ts';
import { listRequest, loginRequest, plainRequest } from './requests.ts';
import { type Served, type ServerTask, serve } from './served.ts';

const connections = 8;
const signInMembers = Array.from({ length: 4 }, (_, index) => `bench-${index}@example.com`);

interface Variant {
  name: string;
  server: Served;
  run(milliseconds: number): Promise<Run>;
  /** Microseconds of the server's processor per request. */
  costs: number[];
  rates: number[];
  p99s: number[];
}

/**
 * Lists classes at several sizes, first and deepest page, on both engines, against a bare `node:http` server in the same
 * run: all variants take turns in every round, and only ratios within a round count. Then signs in.
 */
export async function benchApi(sizes: Sizes): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  const postgres = await startOwnPostgres();
  const served: Served[] = [];
  try {
    const variants = await openVariants(sizes, dir, postgres.url, served);
    await takeTurns(variants, sizes);
    printLists(variants);
    printGoals(variants);
    printTable(['sign-ins', 'per second'], await signIns(dir, postgres.url, served, sizes));
  } finally {
    for (const server of served) server.stop();
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function openVariants({ rows }: Sizes, dir: string, postgresUrl: string, served: Served[]): Promise<Variant[]> {
  const start = async (task: ServerTask) => {
    const server = await serve(task);
    served.push(server);
    return server;
  };
  const variants = [variantOf('node:http hello', await start({ kind: 'hello' }), plainRequest)];
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

async function takeTurns(variants: Variant[], { rounds, slot }: Sizes): Promise<void> {
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

/** `read`: from the database for each request; otherwise as the API serves it, an answer up to a second old. */
function printLists(variants: Variant[]): void {
  const [hello] = variants;
  const rows = variants.map((variant) => {
    const smallest = smallestOf(variant, variants);
    return [
      variant.name,
      Math.round(median(variant.rates)).toLocaleString('en'),
      ratio(variant.rates, hello?.rates ?? []),
      Math.round(median(variant.costs)).toLocaleString('en'),
      ratio(variant.costs, smallest.costs),
      median(variant.p99s).toFixed(2),
      ratio(variant.p99s, smallest.p99s),
    ];
  });
  const head = ['list of classes', 'per second', '÷ hello', 'CPU in µs', '÷ smallest', 'p99 in ms', '÷ smallest'];
  printTable(head, rows);
}

/** The worst variant as the API serves it, beside what it is to reach. */
function printGoals(variants: Variant[]): void {
  const served = variants.slice(1).filter(({ name }) => !name.endsWith(', read'));
  const hello = variants[0]?.rates ?? [];
  const slowest = Math.min(...served.map(({ rates }) => ratioOf(rates, hello)));
  const longest = Math.max(...served.map((variant) => ratioOf(variant.p99s, smallestOf(variant, variants).p99s)));
  printTable(
    ['goal', 'at', 'measured', 'reached'],
    [
      ['requests per second ÷ hello', '≥ 0.30', slowest.toFixed(2), slowest >= 0.3 ? 'yes' : 'no'],
      ['p99 ÷ p99 of the smallest table', '≤ 1.20', longest.toFixed(2), longest <= 1.2 ? 'yes' : 'no'],
    ],
  );
}

const smallestOf = (variant: Variant, variants: Variant[]): Variant =>
  variants.find(({ name }) => kindOf(name) === kindOf(variant.name)) ?? variant;

/** `SQLite read`: what is compared with the first page of the smallest table. */
const kindOf = (name: string) => `${name.split(',')[0]}${name.endsWith(', read')}`;

/** Median of the ratios of each round. */
const ratioOf = (values: number[], others: number[]): number =>
  median(values.map((value, round) => value / (others[round] ?? Number.NaN)));

const ratio = (values: number[], others: number[]): string => ratioOf(values, others).toFixed(2);

async function signIns(dir: string, postgresUrl: string, served: Served[], { slot }: Sizes): Promise<string[][]> {
  const rows: string[][] = [];
  const stores: Record<string, Store> = {
    SQLite: { dataDir: join(dir, 'sign-ins') },
    PostgreSQL: await fillDatabase('PostgreSQL', 0, dir, postgresUrl),
  };
  for (const [engine, store] of Object.entries(stores)) {
    const server = await serve({ kind: 'api', demo: true, ...store });
    served.push(server);
    await addDemoMembers(store, signInMembers);
    const run = (milliseconds: number) =>
      Promise.all(signInMembers.map((email) => load(server.port, loginRequest(email), 1, milliseconds)));
    await run(slot);
    const perSecond = (await run(10 * slot)).reduce((sum, member) => sum + member.perSecond, 0);
    rows.push([engine, perSecond.toFixed(1)]);
  }
  return rows;
}
