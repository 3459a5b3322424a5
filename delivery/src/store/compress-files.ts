import { rmSync } from 'node:fs';
import { mkdtemp, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapConcurrently } from '../map-concurrently.ts';
import { compressedCopies, copyEnds } from './precompress.ts';

/**
 * Compresses files that are served meanwhile: a copy appears complete or not at all. Files that are removed meanwhile are
 * left out.
 *
 * @param drafts folder for unfinished copies, on the disk of the files
 */
export async function compressFiles(drafts: string, files: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(drafts, '.compress-')).catch(unlessGone);
  if (!folder) return;
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  try {
    await mapConcurrently(2, [...files.entries()], ([index, file]) =>
      compressFile(file, join(folder, String(index))).catch(unlessGone),
    );
  } finally {
    process.off('exit', clear);
    clear();
  }
}

async function compressFile(file: string, draft: string): Promise<void> {
  const copies = await compressedCopies(file);
  for (const end of copyEnds) {
    await writeFile(draft + end, copies[end]);
    await rename(draft + end, file + end);
  }
}

function unlessGone(cause: NodeJS.ErrnoException): undefined {
  if (cause.code !== 'ENOENT') throw cause;
}
