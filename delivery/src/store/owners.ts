import { jsonText, readRules } from './json.ts';
import { replaceFile } from './replace-file.ts';
import type { Store } from './store.ts';

/** By their first segment: `{ "/books": "catalog" }`. */
export type Owners = Readonly<Record<string, string>>;

export const readOwners = async (store: Store): Promise<Owners> =>
  (await readRules<Owners>(store.owners, 'the addresses that were handed over')) ?? {};

export const giveAddresses = async (store: Store, segment: string, area: string): Promise<void> =>
  write(store, { ...(await readOwners(store)), [segment]: area });

export async function takeBackAddresses(store: Store, area: string, isDryRun: boolean): Promise<string[]> {
  const { [area]: own = [], ...others } = Object.groupBy(Object.entries(await readOwners(store)), ([, name]) => name);
  const rest = Object.values(others).flatMap((entries = []) => entries);
  if (own.length > 0 && !isDryRun) await write(store, Object.fromEntries(rest));
  return own.map(([segment]) => segment);
}

const write = (store: Store, owners: Owners): Promise<void> => replaceFile(store.owners, jsonText(owners));
