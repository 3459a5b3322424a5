import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { helpOf, readArgs } from '@agile-languages/shared/build/checkout';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import { userFolder } from '../../commands/arguments.ts';
import type { Extras } from '../../commands/extras.ts';
import { readConfig } from '../../config.ts';
import { line } from '../../output.ts';
import { openReleaseStore, type ReleaseStore } from '../../store/release-store.ts';
import { isAreaName, type Store } from '../../store/store.ts';
import { everyArea, newKeyPair, readKeys, registerKey, revokeKey, type TeamKey } from './team-keys.ts';
import { usages } from './usages.ts';

export async function keys(args: string[], { objectStorage: openShared }: Extras): Promise<void> {
  const { names, texts: values } = readArgs(args, usages.keys);
  const [action, subject] = names;
  const store = await openReleaseStore(readConfig(process.env), { openShared });
  await store.refresh();
  if (action === undefined) return list(store.served);
  if (action === 'create' && subject) return create(store, subject, values);
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
): Promise<void> {
  const names = areasOf(areas);
  if (!/^[\w-]+$/.test(team)) throw new UsageError(`A team has one word as its name, not "${team}".`);
  const privateFile = resolve(userFolder(), `${team}.key.pem`);
  const pair = publicFile ? { publicKey: await publicKeyIn(resolve(userFolder(), publicFile)) } : newKeyPair();
  if ('privateKey' in pair) await writePrivate(privateFile, pair.privateKey);
  const { publicKey } = pair;
  const key = await store.change((folder) => registerKey(folder, { team, areas: names, publicKey }, why));
  line(describe(key));
  if ('privateKey' in pair) line(`Its private half is in ${privateFile}, and nowhere else. Give it to the team alone.`);
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
  writeFile(file, pem, { mode: 0o600, flag: 'wx' }).catch((cause) => {
    throw new UserError(
      `${file} cannot be written: ${cause.code === 'EEXIST' ? 'it is there already' : cause.message}.`,
    );
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
