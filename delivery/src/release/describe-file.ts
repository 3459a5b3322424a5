import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from '@agile-languages/shared/registry';
import { integrityOf } from './seal-release.ts';

/** A browser file of a build, with its integrity hash. */
export async function describeFile(directory: string, name: string): Promise<ReleaseFile> {
  return { name, integrity: integrityOf(await readFile(join(directory, 'browser', name))) };
}
