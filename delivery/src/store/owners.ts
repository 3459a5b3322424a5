import { jsonText, readRules } from './json.ts';
import { replaceFile } from './replace-file.ts';
import { replaceNoted } from './replace-noted.ts';
import type { Store } from './store.ts';

/** By their first segment: `{ "/books": "catalog" }`. */
export type Owners = Readonly<Record<string, string>>;

export const readOwners = async (store: Store): Promise<Owners> =>
  (await readRules<Owners>(store.owners, 'the addresses that were handed over')) ?? {};

export async function giveAddresses(store: Store, segment: string, area: string, why = ''): Promise<void> {
  const owners = { ...(await readOwners(store)), [segment]: area };
  await replaceNoted(store, 'owners', owners, { kind: 'owner', why, subject: area, beside: segment });
}

export async function takeBackAddresses(store: Store, area: string, isDryRun: boolean): Promise<string[]> {
  const { [area]: own = [], ...others } = Object.groupBy(Object.entries(await readOwners(store)), ([, name]) => name);
  const rest = Object.values(others).flatMap((entries = []) => entries);
  if (own.length > 0 && !isDryRun) await replaceFile(store.owners, jsonText(Object.fromEntries(rest)));
  return own.map(([segment]) => segment);
}
