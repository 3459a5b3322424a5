import { createPublicKey, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { UserError } from '@agile-languages/shared/errors';
import { Refusal } from '../../refusal.ts';
import { jsonText, parseJson } from '../../store/json.ts';
import { replaceFile } from '../../store/replace-file.ts';
import { replaceNoted } from '../../store/replace-noted.ts';
import type { Store } from '../../store/store.ts';
import { keyId, publicKeyBytes } from './signing-key.ts';

export const everyArea = '*';

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

export async function readKeys(store: Store): Promise<readonly TeamKey[]> {
  const text = await readFile(store.keys, 'utf8').catch((cause) => {
    if (cause.code === 'ENOENT') return '[]';
    throw cause;
  });
  const keys = parseJson(text);
  if (!Array.isArray(keys)) throw new UserError(`The list of keys ${store.keys} is not readable. Nothing has changed.`);
  return keys;
}

export async function registerKey(
  store: Store,
  { team, areas, publicKey }: { team: string; areas: readonly string[]; publicKey: KeyObject },
  why = '',
): Promise<TeamKey> {
  if (publicKey.asymmetricKeyType !== 'ed25519') throw new UserError('A key of a team is an Ed25519 key.');
  const keys = await readKeys(store);
  const id = keyId(publicKey);
  const known = keys.find((key) => key.id === id);
  if (known) throw new UserError(`Key ${id} is registered already, for ${known.team}.`);
  const created = new Date().toISOString();
  const key = { id, team, areas, publicKey: publicKeyBytes(publicKey).toString('base64'), created };
  await replaceNoted(store, 'keys', [...keys, key], { kind: 'key', why, subject: subjectOf(key) });
  return key;
}

export function newKeyPair(): { privateKey: string; publicKey: KeyObject } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), publicKey };
}

export async function revokeKey(store: Store, id: string, why: string): Promise<TeamKey> {
  const keys = await readKeys(store);
  const found = keys.find((key) => key.id === id);
  if (!found) throw new UserError(`There is no key ${id}. To list them: npm run keys`);
  if (found.revoked) throw new UserError(`Key ${id} was revoked at ${found.revoked.at} already.`);
  const revoked = { ...found, revoked: { at: new Date().toISOString(), why } };
  const all = keys.map((key) => (key === found ? revoked : key));
  await replaceNoted(store, 'keys', all, { kind: 'revoke', why, subject: subjectOf(revoked) });
  return revoked;
}

const subjectOf = ({ id, team, areas }: TeamKey) => `${id} (${team}: ${areas.join(', ')})`;

/** A key of this area alone is revoked. @returns what becomes of each */
export async function endKeys(store: Store, area: string, why: string, isDryRun: boolean): Promise<string[]> {
  const keys = await readKeys(store);
  const at = new Date().toISOString();
  const ended = (key: TeamKey): TeamKey =>
    key.areas.length === 1
      ? { ...key, revoked: { at, why } }
      : { ...key, areas: key.areas.filter((name) => name !== area) };
  const isOfArea = ({ areas, revoked }: TeamKey) => areas.includes(area) && !revoked;
  if (!isDryRun) await replaceFile(store.keys, jsonText(keys.map((key) => (isOfArea(key) ? ended(key) : key))));
  return keys
    .filter(isOfArea)
    .map(({ id, team, areas }) =>
      areas.length === 1 ? `${id} of ${team}, revoked` : `${id} of ${team}, from then on without ${area}`,
    );
}

/** Once an area has had a key. */
export const needsSignature = (keys: readonly TeamKey[], area: string): boolean =>
  keys.some(({ areas }) => areas.includes(area) || areas.includes(everyArea));

export interface Signed {
  key: string;
  text: string;
  /** In base64. */
  signature: string;
}

/** Without an area any team will do. */
export function checkSigned(keys: readonly TeamKey[], area: string | undefined, what: string, signed: Signed): TeamKey {
  const key = knownKey(keys, what, signed.key);
  if (!isSignatureOf(key, signed)) throw refusal(what, `its signature is not that of key ${key.id}.`);
  expectFit(key, area, what);
  return key;
}

const refusal = (what: string, reason: string) => new Refusal(`${what} is refused: ${reason} Nothing has changed.`);

function knownKey(keys: readonly TeamKey[], what: string, wanted: string): TeamKey {
  const key = keys.find(({ id }) => id === wanted);
  if (!key) throw refusal(what, `it is signed with key ${wanted}, which this site does not know.`);
  return key;
}

function expectFit({ id, team, areas, revoked }: TeamKey, area: string | undefined, what: string): void {
  if (revoked) throw refusal(what, `key ${id} of ${team} was revoked at ${revoked.at}.`);
  if (area !== undefined && !areas.includes(area) && !areas.includes(everyArea))
    throw refusal(what, `key ${id} of ${team} is for ${areas.join(', ')}, not for ${area}.`);
}

export const unsigned = (what: string, area: string): Refusal =>
  new Refusal(
    `${what} is refused: it is not signed, and ${area} is released with a key. Nothing has changed. Add --key and its file.`,
  );

export async function expectKey(store: Store, names: readonly string[], key: string | undefined): Promise<void> {
  const keys = await readKeys(store);
  for (const name of names.filter((each) => needsSignature(keys, each))) {
    const what = `A release of ${name}`;
    if (key === undefined) throw unsigned(what, name);
    expectFit(knownKey(keys, what, key), name, what);
  }
}

function isSignatureOf({ publicKey }: TeamKey, { text, signature }: Signed): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}
