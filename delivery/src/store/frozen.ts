import { UserError } from '@agile-languages/shared/errors';
import { accountName } from '../processes.ts';
import { readRules } from './json.ts';
import { replaceNoted } from './replace-noted.ts';
import type { Store } from './store.ts';

export const wholeSite = 'the site';

interface Freeze {
  at: string;
  who: string;
  why: string;
}

type Frozen = Readonly<Record<string, Freeze>>;

const readFrozen = async (store: Store): Promise<Frozen> =>
  (await readRules<Frozen>(store.frozen, 'what is frozen')) ?? {};

export async function freeze(store: Store, name: string, why: string): Promise<void> {
  const frozen = await readFrozen(store);
  if (frozen[name]) throw new UserError(`${sentenceOf(name, frozen[name])} Nothing has changed.`);
  const entry = { at: new Date().toISOString(), who: accountName(), why };
  await replaceNoted(store, 'frozen', { ...frozen, [name]: entry }, { kind: 'freeze', why, subject: name });
}

export async function unfreeze(store: Store, name: string, why: string): Promise<void> {
  const { [name]: found, ...others } = await readFrozen(store);
  if (!found) throw new UserError(`${name} is not frozen.`);
  await replaceNoted(store, 'frozen', others, { kind: 'unfreeze', why, subject: name });
}

/** @throws {UserError} when one of these areas is frozen, or the site */
export async function expectNotFrozen(store: Store, names: readonly string[]): Promise<void> {
  const frozen = await readFrozen(store);
  const name = [wholeSite, ...names].find((candidate) => frozen[candidate]);
  if (!name || !frozen[name]) return;
  const command = name === wholeSite ? '--all' : name;
  throw new UserError(
    `${sentenceOf(name, frozen[name])} Nothing has changed. To free it: npm run unfreeze -- ${command}`,
  );
}

const sentenceOf = (name: string, { at, who, why }: Freeze) =>
  `${name} is frozen since ${at} by ${who}${why ? ` (${why})` : ''}.`;
