import { createHash } from 'node:crypto';
import { UserError } from '@agile-languages/shared/errors';
import type { PublishedVersions } from '../store/published-versions.ts';
import type { EmbedFiles } from './embed-files.ts';

/**
 * The exact version of files, `1.2.184467440`: the version of their contract and a number made of their bytes. The same
 * files get the same version in every installation and for ever; a rollback leads back to the version before.
 *
 * @param bases addresses that are written into the files
 * @throws {UserError} when the number was given to other files
 */
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
  /** No version with these files was published here before. */
  isNew: boolean;
}
