import { createHash } from 'node:crypto';
import { UserError } from '@agile-languages/shared/errors';
import { jsonText, readJson } from '../../store/json.ts';
import { replaceFile } from '../../store/replace-file.ts';
import type { Store } from '../../store/store.ts';
import type { EmbedFiles } from './files.ts';

/** The contract's version and a number made of the bytes, equal in every installation. */
export function exactVersion(
  contract: string,
  files: EmbedFiles,
  bases: string,
  published: PublishedVersions,
): ExactVersion {
  const digest = digestOf(files, bases);
  const version = `${contract}.${Number.parseInt(digest.slice(0, 7), 16)}`;
  const known = published[version];
  if (known && known.digest !== digest)
    throw new UserError(`Version ${version} of the elements has other files already. Change any file of them.`);
  return { version, digest, isNew: !known };
}

function digestOf(files: EmbedFiles, bases: string): string {
  const hash = createHash('sha256').update(bases);
  for (const [name, bytes] of [...files].sort(([first], [second]) => (first < second ? -1 : 1)))
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

interface ExactVersion {
  version: string;
  digest: string;
  isNew: boolean;
}

export type PublishedVersions = Readonly<Record<string, PublishedVersion>>;

interface PublishedVersion {
  digest: string;
  publishedAt: string;
}

export async function publishedVersions(store: Store): Promise<PublishedVersions> {
  const versions = (await readJson<Record<string, PublishedVersion | string>>(versionsFile(store))) ?? {};
  return Object.fromEntries(
    Object.entries(versions).flatMap(([version, facts]) => (typeof facts === 'string' ? [] : [[version, facts]])),
  );
}

export async function recordVersion(store: Store, version: string, digest: string): Promise<void> {
  const versions = {
    ...(await publishedVersions(store)),
    [version]: { digest, publishedAt: new Date().toISOString() },
  };
  await replaceFile(versionsFile(store), jsonText(versions));
}

const versionsFile = (store: Store) => store.embed('versions.json');
