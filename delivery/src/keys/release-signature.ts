import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@agile-languages/shared/formats';
import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import { Refusal } from '../refusal.ts';
import { contentDigest, signatureFile } from '../release/seal-release.ts';
import { parseJson } from '../store/json.ts';
import type { Store } from '../store/store.ts';
import type { SigningKey } from './signing-key.ts';
import { checkSigned, needsSignature, readKeys, type TeamKey } from './team-keys.ts';

/** Where a release was made. */
export interface Provenance {
  /** Commit of the sources, with `+` behind it when files differed from it. Absent where there is no version control. */
  commit?: string;
  /** What built it: `node 26.10.0, rspack 2.2.8`. */
  builder: string;
}

/** What `signature.json` beside a release holds. */
export interface ReleaseSignature extends Provenance {
  key: string;
  area: string;
  /** Hash of the description, which has the integrity of every file, in full length. */
  digest: string;
  signature: string;
}

type Description = AreaDescription | ShellDescription;

/** Signs a release: its area, its files and where they were made. */
export function signRelease(
  name: string,
  description: Description,
  { commit, builder }: Provenance,
  key: SigningKey,
): ReleaseSignature {
  const content = { area: name, digest: digestOf(name, description), ...(commit && { commit }), builder };
  return { key: key.id, ...content, signature: key.sign(textOf(content)) };
}

/** Puts a signature beside the files of a release in a folder. */
export async function writeSignature(directory: string, signature: ReleaseSignature): Promise<void> {
  const draft = join(directory, `.${signatureFile}.${process.pid}`);
  await writeFile(draft, `${JSON.stringify(signature, null, 2)}\n`);
  await rename(draft, join(directory, signatureFile));
}

/** The signature beside the files of a release, if there is a readable one. */
export async function readSignature(directory: string): Promise<ReleaseSignature | undefined> {
  const value = parseJson(await readFile(join(directory, signatureFile), 'utf8').catch(() => ''));
  const fields = ['key', 'area', 'digest', 'builder', 'signature'];
  const isReadable = isRecord(value) && fields.every((field) => typeof value[field] === 'string');
  return isReadable ? (value as unknown as ReleaseSignature) : undefined;
}

/**
 * Checks that a release is signed by a team whose area it is.
 *
 * @param signature as it came with the release. Default: the one that is kept beside it
 * @returns the key; `undefined` when nobody has a key for the area, so that it needs none
 * @throws {UserError} when it is not signed, or not by such a team
 */
export async function checkSignature(
  store: Store,
  name: string,
  description: Description,
  signature?: ReleaseSignature,
): Promise<TeamKey | undefined> {
  const keys = await readKeys(store);
  if (!needsSignature(keys, name)) return undefined;
  const { release } = description;
  const what = `Release ${release} of ${name}`;
  const given = signature ?? (await readSignature(store.release(name, release)));
  if (!given)
    throw new Refusal(
      `${what} is refused: it is not signed, and ${name} is released with a key. Nothing has changed. Add --key and its file.`,
    );
  const key = checkSigned(keys, name, what, { ...given, text: textOf(given) });
  if (given.area !== name || given.digest !== digestOf(name, description))
    throw new Refusal(`${what} is refused: its signature is that of another release. Nothing has changed.`);
  return key;
}

/** The text that is signed. The order of the fields is part of it. */
const textOf = ({ area, digest, commit, builder }: Omit<ReleaseSignature, 'key' | 'signature'>) =>
  JSON.stringify(['agile-languages release', area, digest, commit ?? '', builder]);

function digestOf(name: string, { release, base, ...content }: Description): string {
  return contentDigest(name, content);
}
