import { mkdtempSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapConcurrently } from '../map-concurrently.ts';
import { compressedCopies, copyEnds } from './precompress.ts';

/**
 * Compresses files that are served meanwhile: a copy appears complete or not at all.
 *
 * @param drafts folder for unfinished copies, on the disk of the files
 */
export async function compressFiles(drafts: string, files: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(drafts, '.compress-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  try {
    await mapConcurrently(2, [...files.entries()], async ([index, file]) => {
      const copies = await compressedCopies(file);
      for (const end of copyEnds) {
        const draft = join(folder, `${index}${end}`);
        await writeFile(draft, copies[end]);
        await rename(draft, file + end);
      }
    });
  } finally {
    process.off('exit', clear);
    clear();
  }
}
