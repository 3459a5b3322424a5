import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@agile-languages/shared/formats';
import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import { Refusal } from '../../refusal.ts';
import { contentDigest, signatureFile } from '../../release/seal-release.ts';
import type { ReleaseChange } from '../../store/history.ts';
import { parseJson } from '../../store/json.ts';
import { readDescription } from '../../store/release-description.ts';
import type { Store } from '../../store/store.ts';
import type { SigningKey } from './signing-key.ts';
import { checkSigned, needsSignature, readKeys, type TeamKey, unsigned } from './team-keys.ts';

export interface Provenance {
  /** With `+` behind it when files differed from it. */
  commit?: string;
  builder: string;
}

export interface ReleaseSignature extends Provenance {
  key: string;
  area: string;
  /** In full length. */
  digest: string;
  signature: string;
}

type Description = AreaDescription | ShellDescription;

export function signRelease(
  name: string,
  description: Description,
  { commit, builder }: Provenance,
  key: SigningKey,
): ReleaseSignature {
  const content = { area: name, digest: digestOf(name, description), ...(commit && { commit }), builder };
  return { key: key.id, ...content, signature: key.sign(textOf(content)) };
}

export async function writeSignature(directory: string, signature: ReleaseSignature): Promise<void> {
  const draft = join(directory, `.${signatureFile}.${process.pid}`);
  await writeFile(draft, `${JSON.stringify(signature, null, 2)}\n`);
  await rename(draft, join(directory, signatureFile));
}

export async function readSignature(directory: string): Promise<ReleaseSignature | undefined> {
  const value = parseJson(await readFile(join(directory, signatureFile), 'utf8').catch(() => ''));
  const fields = ['key', 'area', 'digest', 'builder', 'signature'];
  const isReadable = isRecord(value) && fields.every((field) => typeof value[field] === 'string');
  return isReadable ? (value as unknown as ReleaseSignature) : undefined;
}

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
  const found = signature ?? (await readSignature(store.release(name, release)));
  if (!found) throw unsigned(what, name);
  const key = checkSigned(keys, name, what, { ...found, text: textOf(found) });
  if (found.area !== name || found.digest !== digestOf(name, description))
    throw new Refusal(`${what} is refused: its signature is that of another release. Nothing has changed.`);
  return key;
}

/** The order of the fields is part of what is signed. */
const textOf = ({ area, digest, commit, builder }: Omit<ReleaseSignature, 'key' | 'signature'>) =>
  JSON.stringify(['agile-languages release', area, digest, commit ?? '', builder]);

function digestOf(name: string, { release, base, ...content }: Description): string {
  return contentDigest(name, content);
}

export async function signersOf(store: Store, changed: readonly ReleaseChange[]): Promise<string[]> {
  const keys = new Set<string>();
  for (const { name, to } of changed) {
    const description = await readDescription<AreaDescription | ShellDescription>(store, name, to);
    const key = await checkSignature(store, name, description);
    if (key) keys.add(`${key.id} (${key.team})`);
  }
  return [...keys];
}
