import { mkdir, rename, writeFile } from 'node:fs/promises';
import { readJson } from './json.ts';
import type { Store } from './store.ts';

/** By their first segment: `{ "/books": "catalog" }`. */
export type Owners = Readonly<Record<string, string>>;

export const readOwners = async (store: Store): Promise<Owners> => (await readJson<Owners>(store.owners)) ?? {};

export const giveAddresses = async (store: Store, segment: string, area: string): Promise<void> =>
  write(store, { ...(await readOwners(store)), [segment]: area });

export async function takeBackAddresses(store: Store, area: string, isDryRun: boolean): Promise<string[]> {
  const { [area]: own = [], ...others } = Object.groupBy(Object.entries(await readOwners(store)), ([, name]) => name);
  const rest = Object.values(others).flatMap((entries = []) => entries);
  if (own.length > 0 && !isDryRun) await write(store, Object.fromEntries(rest));
  return own.map(([segment]) => segment);
}

async function write(store: Store, owners: Owners): Promise<void> {
  await mkdir(store.directory, { recursive: true });
  const draft = `${store.owners}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(owners, null, 2)}\n`);
  await rename(draft, store.owners);
}
