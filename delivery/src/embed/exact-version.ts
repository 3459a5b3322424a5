import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readJson } from '../store/json.ts';
import type { Store } from '../store/store.ts';
import { type EmbedFiles, jsonFile } from './embed-files.ts';

/**
 * The exact version of files, `1.0.3`. The same files get the same version again, so that a rollback leads back to the
 * version before; new ones get the next.
 *
 * @param bases addresses that are written into the files
 */
export async function exactVersion(store: Store, files: EmbedFiles, bases: string): Promise<ExactVersion> {
  const digest = digestOf(files, bases);
  const versions = await readVersions(store);
  const known = versions.find(([, other]) => other === digest)?.[0];
  return { version: known ?? `1.0.${versions.length + 1}`, isNew: !known };
}

/** Remembers which files a version has. To be called when they are written. */
export async function recordVersion(store: Store, version: string, files: EmbedFiles, bases: string): Promise<void> {
  const versions = { ...Object.fromEntries(await readVersions(store)), [version]: digestOf(files, bases) };
  await mkdir(dirname(versionsFile(store)), { recursive: true });
  await writeFile(versionsFile(store), jsonFile(versions));
}

const versionsFile = (store: Store) => store.embed('versions.json');

const readVersions = async (store: Store) =>
  Object.entries((await readJson<Record<string, string>>(versionsFile(store))) ?? {});

function digestOf(files: EmbedFiles, bases: string): string {
  const hash = createHash('sha256').update(bases);
  for (const [name, bytes] of files) hash.update(`${name}\0`).update(bytes);
  return hash.digest('hex').slice(0, 16);
}

interface ExactVersion {
  version: string;
  /** No version with these files was recorded before. */
  isNew: boolean;
}
