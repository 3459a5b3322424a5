import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from '@agile-languages/shared/registry';

/** A browser file of a build, with its integrity hash. */
export async function describeFile(directory: string, name: string): Promise<ReleaseFile> {
  const bytes = await readFile(join(directory, 'browser', name));
  return { name, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
}
