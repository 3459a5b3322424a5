import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@agile-languages/shared/formats';
import { type FailureKind, failureKinds, type VitalName } from '@agile-languages/shared/registry';
import { readJson } from './json.ts';
import type { Store } from './store.ts';
import { vitalBounds } from './vitals.ts';

/** How often each kind of failure was reported, of one release. */
export type FailureCounts = Readonly<Partial<Record<FailureKind, number>>>;

/** What browsers have shown and reported of one release. */
export interface ReleaseCounts {
  failures: FailureCounts;
  /** Documents with a part of it that browsers have opened. */
  views: number;
  /** From how many networks, up to three. */
  viewers: number;
  /** From how many networks failures were reported, up to three. */
  reporters: number;
  /** How many documents had each vital within each bound, and beyond the last. */
  vitals: Readonly<Partial<Record<VitalName, readonly number[]>>>;
}

export const noCounts: ReleaseCounts = { failures: {}, views: 0, viewers: 0, reporters: 0, vitals: {} };

/** By area and release. */
export type CountsByRelease = Readonly<Record<string, Readonly<Record<string, ReleaseCounts>>>>;

/** Writes what one server has counted so far in place of what it wrote before. */
export async function writeCounts(store: Store, server: string, counts: CountsByRelease): Promise<void> {
  await mkdir(store.reports, { recursive: true });
  const draft = join(store.reports, `.${server}`);
  await writeFile(draft, JSON.stringify(counts));
  await rename(draft, join(store.reports, `${server}.json`));
}

/** What all servers have counted, since each release was first live. */
export async function readCounts(store: Store): Promise<(name: string, release: string) => ReleaseCounts> {
  const files = (await readdir(store.reports).catch(() => [])).filter((file) => file.endsWith('.json'));
  const counted = await Promise.all(files.map((file) => readJson<StoredCounts>(join(store.reports, file))));
  return (name, release) =>
    counted
      .flatMap((counts) => counts?.[name]?.[release] ?? [])
      .filter(isRecord)
      .map(readable)
      .reduce(sum, noCounts);
}

/** As a file may hold them. */
type StoredCounts = Readonly<Record<string, Readonly<Record<string, Record<string, unknown>>>>>;

/** Counts as numbers, whatever a file holds. */
const readable = (value: Record<string, unknown>): ReleaseCounts => {
  const { failures, vitals } = value as Partial<ReleaseCounts>;
  const number = (found: unknown) => Number(found) || 0;
  return {
    failures: Object.fromEntries(
      failureKinds.flatMap((kind) => (failures?.[kind] ? [[kind, number(failures[kind])]] : [])),
    ),
    views: number(value.views),
    viewers: number(value.viewers),
    reporters: number(value.reporters),
    vitals: Object.fromEntries(
      Object.entries(vitalBounds).flatMap(([name, bounds]) => {
        const found = vitals?.[name as VitalName];
        return found ? [[name, [...bounds, 0].map((_, index) => number(found[index]))]] : [];
      }),
    ),
  };
};

/** Two servers may have met the same networks, so those are not added up. */
const sum = (a: ReleaseCounts, b: ReleaseCounts): ReleaseCounts => ({
  ...combine(a, b, (x, y) => x + y),
  viewers: Math.max(a.viewers, b.viewers),
  reporters: Math.max(a.reporters, b.reporters),
});

/** What was counted after an earlier moment. */
export const countsSince = (now: ReleaseCounts, before: ReleaseCounts): ReleaseCounts =>
  combine(now, before, (x, y) => Math.max(0, x - y));

function combine(a: ReleaseCounts, b: ReleaseCounts, of: (x: number, y: number) => number): ReleaseCounts {
  const numbers = (x: readonly number[] = [], y: readonly number[] = []) =>
    Array.from({ length: Math.max(x.length, y.length) }, (_, index) => of(x[index] ?? 0, y[index] ?? 0));
  const kinds = failureKinds.map((kind) => [kind, of(a.failures[kind] ?? 0, b.failures[kind] ?? 0)] as const);
  const names = Object.keys({ ...a.vitals, ...b.vitals }) as VitalName[];
  return {
    ...a,
    failures: Object.fromEntries(kinds.filter(([, count]) => count > 0)),
    views: of(a.views, b.views),
    vitals: Object.fromEntries(names.map((name) => [name, numbers(a.vitals[name], b.vitals[name])])),
  };
}

export const failureSum = ({ failures }: Pick<ReleaseCounts, 'failures'>): number =>
  Object.values(failures).reduce((total, count) => total + count, 0);

/** Failures of a hundred documents, at most 100; `undefined` while nothing was opened. */
export function failureRate(counts: ReleaseCounts): number | undefined {
  const failed = failureSum(counts);
  const opened = Math.max(counts.views, failed);
  return opened === 0 ? undefined : (100 * failed) / opened;
}
