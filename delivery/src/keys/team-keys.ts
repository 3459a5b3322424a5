import { createPublicKey, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { UserError } from '@agile-languages/shared/errors';
import { Refusal } from '../refusal.ts';
import { parseJson } from '../store/json.ts';
import type { Store } from '../store/store.ts';
import { keyId, publicKeyBytes } from './signing-key.ts';

/** In a list of areas: every area and the shell. */
export const everyArea = '*';

/** The public half of a team's key, and what it may release. */
export interface TeamKey {
  id: string;
  team: string;
  /** Areas, `shell`, or `*`. */
  areas: readonly string[];
  /** SPKI in base64. */
  publicKey: string;
  created: string;
  revoked?: { at: string; why: string };
}

/** Every key that was ever registered, the oldest first. @throws {UserError} when the list is there and not readable */
export async function readKeys(store: Store): Promise<readonly TeamKey[]> {
  const text = await readFile(store.keys, 'utf8').catch((cause) => {
    if (cause.code === 'ENOENT') return '[]';
    throw cause;
  });
  const keys = parseJson(text);
  if (!Array.isArray(keys)) throw new UserError(`The list of keys ${store.keys} is not readable. Nothing has changed.`);
  return keys;
}

/** Registers the public half of a key. @throws {UserError} when it is registered already, or no Ed25519 key */
export async function registerKey(
  store: Store,
  { team, areas, publicKey }: { team: string; areas: readonly string[]; publicKey: KeyObject },
): Promise<TeamKey> {
  if (publicKey.asymmetricKeyType !== 'ed25519') throw new UserError('A key of a team is an Ed25519 key.');
  const keys = await readKeys(store);
  const id = keyId(publicKey);
  const known = keys.find((key) => key.id === id);
  if (known) throw new UserError(`Key ${id} is registered already, for ${known.team}.`);
  const created = new Date().toISOString();
  const key = { id, team, areas, publicKey: publicKeyBytes(publicKey).toString('base64'), created };
  await writeKeys(store, [...keys, key]);
  return key;
}

/** A new pair: the private half as PEM, the public one to be registered. */
export function newKeyPair(): { privateKey: string; publicKey: KeyObject } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), publicKey };
}

/** Revokes a key: from now on nothing that it signs is accepted. @throws {UserError} when there is none, or it is revoked already */
export async function revokeKey(store: Store, id: string, why: string): Promise<TeamKey> {
  const keys = await readKeys(store);
  const found = keys.find((key) => key.id === id);
  if (!found) throw new UserError(`There is no key ${id}. To list them: npm run keys`);
  if (found.revoked) throw new UserError(`Key ${id} was revoked at ${found.revoked.at} already.`);
  const revoked = { ...found, revoked: { at: new Date().toISOString(), why } };
  await writeKeys(
    store,
    keys.map((key) => (key === found ? revoked : key)),
  );
  return revoked;
}

/** Whether releases of an area have to be signed: somebody has, or had, a key for it. */
export const needsSignature = (keys: readonly TeamKey[], area: string): boolean =>
  keys.some(({ areas }) => areas.includes(area) || areas.includes(everyArea));

/** What somebody signed. */
export interface Signed {
  /** Id of the key. */
  key: string;
  text: string;
  /** In base64. */
  signature: string;
}

/**
 * Checks who signed something about an area, or about the site as a whole.
 *
 * @param area `undefined` where any team of the site will do
 * @param what begins the sentence of a refusal: `Release 814e7517a5cedae8 of catalog`
 * @throws {UserError} when the key is not registered, revoked or another team's, or the signature is not its
 */
export function checkSigned(keys: readonly TeamKey[], area: string | undefined, what: string, signed: Signed): TeamKey {
  const refuse = (reason: string) => new Refusal(`${what} is refused: ${reason} Nothing has changed.`);
  const key = keys.find(({ id }) => id === signed.key);
  if (!key) throw refuse(`it is signed with key ${signed.key}, which this site does not know.`);
  const { id, team, areas, revoked } = key;
  if (!isSignatureOf(key, signed)) throw refuse(`its signature is not that of key ${id}.`);
  if (revoked) throw refuse(`key ${id} of ${team} was revoked at ${revoked.at}.`);
  if (area !== undefined && !areas.includes(area) && !areas.includes(everyArea))
    throw refuse(`key ${id} of ${team} is for ${areas.join(', ')}, not for ${area}.`);
  return key;
}

function isSignatureOf({ publicKey }: TeamKey, { text, signature }: Signed): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

async function writeKeys(store: Store, keys: readonly TeamKey[]): Promise<void> {
  await mkdir(store.directory, { recursive: true });
  const draft = `${store.keys}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`);
  await rename(draft, store.keys);
}
