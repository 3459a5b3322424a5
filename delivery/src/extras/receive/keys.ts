import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { helpOf, readArgs } from '@agile-languages/shared/build/checkout';
import { guess, UsageError, UserError } from '@agile-languages/shared/errors';
import { userFolder } from '../../commands/arguments.ts';
import type { Extras } from '../../commands/extras.ts';
import { knownNames } from '../../commands/known-areas.ts';
import { readConfig } from '../../config.ts';
import { line } from '../../output.ts';
import { readRegistry } from '../../store/registry.ts';
import { openReleaseStore, type ReleaseStore } from '../../store/release-store.ts';
import { isAreaName, type Store } from '../../store/store.ts';
import { keyId } from './signing-key.ts';
import { everyArea, newKeyPair, readKeys, registerKey, revokeKey, type TeamKey } from './team-keys.ts';
import { usages } from './usages.ts';

export async function keys(args: string[], { objectStorage: openShared }: Extras): Promise<void> {
  const { names, texts: values, flags } = readArgs(args, usages.keys);
  const [action, subject] = names;
  const store = await openReleaseStore(readConfig(process.env), { openShared });
  await store.refresh();
  if (action === undefined) return list(store.served);
  if (action === 'create' && subject) return create(store, subject, values, flags.has('new'));
  if (action === 'revoke' && subject) return revoke(store, subject, values.why ?? '');
  throw new UsageError(helpOf(usages.keys));
}

interface Values {
  areas?: string;
  public?: string;
  why?: string;
}

async function list(store: Store): Promise<void> {
  const all = await readKeys(store);
  if (all.length === 0) line('There are no keys. Whoever can write the store releases every area.');
  for (const key of all) line(describe(key));
}

async function create(
  store: ReleaseStore,
  team: string,
  { areas, public: publicFile, why = '' }: Values,
  isNew: boolean,
): Promise<void> {
  const names = areasOf(areas);
  if (!isNew) await expectAreas(store.served, names);
  if (!/^[\w-]+$/.test(team)) throw new UsageError(`A team has one word as its name, not "${team}".`);
  const privateFile = resolve(userFolder(), `${team}.key.pem`);
  const pair = publicFile ? { publicKey: await publicKeyIn(resolve(userFolder(), publicFile)) } : newKeyPair();
  if ('privateKey' in pair) await writePrivate(privateFile, pair.privateKey);
  const { publicKey } = pair;
  const key = await store
    .change((folder) => registerKey(folder, { team, areas: names, publicKey }, why))
    .catch(async (cause) => {
      if ('privateKey' in pair && !(await isRegistered(store, publicKey))) await rm(privateFile, { force: true });
      throw cause;
    });
  line(describe(key));
  if ('privateKey' in pair) line(`Its private half is in ${privateFile}, and nowhere else. Give it to the team alone.`);
}

async function isRegistered({ served, refresh }: ReleaseStore, publicKey: KeyObject): Promise<boolean> {
  await refresh().catch(() => {});
  const keys = await readKeys(served).catch(() => []);
  return keys.some(({ id }) => id === keyId(publicKey));
}

/** A key for another name would leave the area open that is meant. */
async function expectAreas(store: Store, names: readonly string[]): Promise<void> {
  const known = knownNames(await readRegistry(store));
  const wrong = names.find((name) => name !== everyArea && !known.includes(name));
  if (wrong !== undefined)
    throw new UsageError(
      `There is no area "${wrong}".${guess(wrong, known)} For one that is to come, add --new. Areas are: ${known.join(', ')}.`,
    );
}

async function revoke(store: ReleaseStore, id: string, why: string): Promise<void> {
  line(describe(await store.change((folder) => revokeKey(folder, id, why))));
}

function areasOf(areas: string | undefined): string[] {
  const names = (areas ?? '').split(',').map((name) => name.trim());
  const wrong = names.find((name) => name !== everyArea && !isAreaName(name));
  if (wrong === undefined) return names;
  throw new UsageError(
    `--areas names the areas of the team, like catalog,experts, or * for all${wrong && `, not "${wrong}"`}.`,
  );
}

const writePrivate = (file: string, pem: string) =>
  writeFile(file, pem, { mode: 0o600, flag: 'wx' }).catch(async (cause) => {
    const isOther = cause.code === 'EEXIST';
    // A full disk has room for the name of a file.
    if (!isOther) await rm(file, { force: true });
    throw new UserError(`${file} cannot be written: ${isOther ? 'it is there already' : cause.message}.`);
  });

async function publicKeyIn(file: string): Promise<KeyObject> {
  try {
    return createPublicKey(await readFile(file, 'utf8'));
  } catch {
    throw new UserError(`${file} holds no public key in PEM.`);
  }
}

function describe({ id, team, areas, created, revoked }: TeamKey): string {
  const state = revoked ? `revoked ${revoked.at}${revoked.why && ` (${revoked.why})`}` : `since ${created}`;
  return `${id}  ${team.padEnd(12)}  ${areas.join(', ').padEnd(24)}  ${state}`;
}
