import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@agile-languages/shared/formats';
import type { FailureKind, VitalName } from '@agile-languages/shared/registry';
import { readJson } from './json.ts';
import type { Store } from './store.ts';

export type FailureCounts = Readonly<Partial<Record<FailureKind, number>>>;

/** A network counts once, however much comes from it. */
export interface ReleaseCounts {
  views: number;
  /** Those that have opened a document, and of them those that have reported a failure. */
  networks: number;
  failing: number;
  failures: FailureCounts;
  /** By width of the view and file of the page: `390 faq/index.html`. */
  places: Readonly<Record<string, number>>;
  /** By the bound that their first document was within, and beyond the last. */
  vitals: Readonly<Partial<Record<VitalName, readonly number[]>>>;
}

export const noCounts: ReleaseCounts = { views: 0, networks: 0, failing: 0, failures: {}, places: {}, vitals: {} };

export type CountsByRelease = Readonly<Record<string, Readonly<Record<string, ReleaseCounts>>>>;

/** In milliseconds. */
const lifetime = 90 * 86_400_000;

export async function removeOldCounts(store: Store, now = Date.now()): Promise<void> {
  const files = await readdir(store.reports).catch(() => []);
  for (const file of files.map((name) => join(store.reports, name))) {
    const { mtimeMs } = await stat(file);
    if (now - mtimeMs > lifetime) await rm(file, { force: true });
  }
}

export async function writeCounts(store: Store, server: string, counts: CountsByRelease): Promise<void> {
  await mkdir(store.reports, { recursive: true });
  const draft = join(store.reports, `.${server}`);
  await writeFile(draft, JSON.stringify(counts));
  await rename(draft, join(store.reports, `${server}.json`));
}

export type CountsOf = (name: string, release: string) => ReleaseCounts;

export type ServerCounts = ReadonlyMap<string, CountsOf>;

export const readCounts = async (store: Store): Promise<CountsOf> => countsOfAll(await readServerCounts(store));

export const countsOfAll =
  (servers: ServerCounts): CountsOf =>
  (name, release) =>
    [...servers.values()].map((countsOf) => countsOf(name, release)).reduce(sum, noCounts);

/** Each server begins anew when it starts. */
export async function readServerCounts(store: Store): Promise<ServerCounts> {
  const files = (await readdir(store.reports).catch(() => [])).filter((file) => file.endsWith('.json'));
  const servers = files.map(async (file): Promise<[string, CountsOf]> => {
    const counts = await readJson<StoredCounts>(join(store.reports, file));
    return [
      file,
      (name, release) => {
        const found = counts?.[name]?.[release];
        return isRecord(found) ? readable(found) : noCounts;
      },
    ];
  });
  return new Map(await Promise.all(servers));
}

export const failingSince = (
  before: ServerCounts,
  now: ServerCounts,
  [name, release]: readonly [name: string, release: string],
): number =>
  Math.max(
    0,
    ...[...now].map(
      ([server, countsOf]) => countsOf(name, release).failing - (before.get(server)?.(name, release).failing ?? 0),
    ),
  );

type StoredCounts = Readonly<Record<string, Readonly<Record<string, Record<string, unknown>>>>>;

const readable = (value: Record<string, unknown>): ReleaseCounts => {
  const { vitals } = value as Partial<ReleaseCounts>;
  const number = (found: unknown) => Number(found) || 0;
  const numbers = (found: unknown) =>
    isRecord(found) && value.failing !== undefined
      ? Object.fromEntries(Object.entries(found).map(([key, count]) => [key, number(count)]))
      : {};
  return {
    views: number(value.views),
    networks: number(value.networks),
    failing: number(value.failing),
    failures: numbers(value.failures),
    places: numbers(value.places),
    vitals: Object.fromEntries(
      Object.entries(vitalBounds).flatMap(([name, bounds]) => {
        const found = vitals?.[name as VitalName];
        return found ? [[name, [...bounds, 0].map((_, index) => number(found[index]))]] : [];
      }),
    ),
  };
};

/** Two servers may have met the same networks. */
const sum = (a: ReleaseCounts, b: ReleaseCounts): ReleaseCounts => ({
  views: a.views + b.views,
  networks: Math.max(a.networks, b.networks),
  failing: Math.max(a.failing, b.failing),
  failures: joined(a.failures, b.failures, Math.max),
  places: joined(a.places, b.places, Math.max),
  vitals: joined(a.vitals, b.vitals, (x, y) => x.map((count, index) => Math.max(count, y[index] ?? 0))),
});

function joined<Value>(
  a: Readonly<Record<string, Value>>,
  b: Readonly<Record<string, Value>>,
  of: (x: Value, y: Value) => Value,
): Record<string, Value> {
  const entries = Object.entries(b).map(([key, value]): [string, Value] => {
    const other = a[key];
    return [key, other === undefined ? value : of(other, value)];
  });
  return { ...a, ...Object.fromEntries(entries) };
}

/** Of a hundred; `undefined` while nothing was opened. */
export const failureRate = ({ networks, failing }: ReleaseCounts): number | undefined =>
  networks === 0 ? undefined : (100 * Math.min(failing, networks)) / networks;

/** `lcp` and `inp` in milliseconds, `cls` without a unit. */
export const vitalBounds: Readonly<Record<VitalName, readonly number[]>> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [50, 100, 150, 200, 300, 500, 1000, 2000],
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5],
};

export const boundIndex = (name: VitalName, value: number): number =>
  vitalBounds[name].filter((bound) => value > bound).length;

/** Of three networks in four; `Infinity` beyond the last bound. */
export function percentile75(name: VitalName, counts: readonly number[] = []): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let within = 0;
  const index = counts.findIndex((count) => {
    within += count;
    return within >= 0.75 * total;
  });
  return vitalBounds[name][index] ?? Number.POSITIVE_INFINITY;
}
