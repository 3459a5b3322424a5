import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@agile-languages/shared/formats';
import { type FailureKind, failureKinds } from '@agile-languages/shared/registry';
import { readJson } from './json.ts';
import type { Store } from './store.ts';

/** How often each kind of failure was reported, of one release. */
export type FailureCounts = Readonly<Partial<Record<FailureKind, number>>>;

/** By area and release. */
export type Failures = Readonly<Record<string, Readonly<Record<string, FailureCounts>>>>;

/** Writes what one server has counted so far in place of what it wrote before. */
export async function writeFailures(store: Store, server: string, failures: Failures): Promise<void> {
  await mkdir(store.failures, { recursive: true });
  const draft = join(store.failures, `.${server}`);
  await writeFile(draft, JSON.stringify(failures));
  await rename(draft, join(store.failures, `${server}.json`));
}

/** What all servers have counted of a release, since it was first live. */
export async function failuresOf(store: Store, name: string, release: string): Promise<FailureCounts> {
  const files = (await readdir(store.failures).catch(() => [])).filter((file) => file.endsWith('.json'));
  const counted = await Promise.all(files.map((file) => readJson<Failures>(join(store.failures, file))));
  const counts = counted.map((failures) => failures?.[name]?.[release]).filter(isRecord);
  return Object.fromEntries(
    failureKinds.flatMap((kind) => {
      const sum = counts.reduce((total, count) => total + (Number(count[kind]) || 0), 0);
      return sum > 0 ? [[kind, sum]] : [];
    }),
  );
}
