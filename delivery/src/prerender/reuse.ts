import { link, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ListedPage } from '../store/page-list.ts';
import { copyEnds, precompressFile } from '../store/precompress.ts';

/** A document in the folder of a revision. */
export interface ReusablePage {
  folder: string;
  page: ListedPage;
}

/**
 * Links the files of a document into the next revision.
 *
 * @param target folder of the pages of the next revision
 * @returns its entry in the page list, or `undefined` when the document is missing
 */
export async function reusePage({ folder, page }: ReusablePage, target: string): Promise<ListedPage | undefined> {
  const file = join(target, page.file);
  await mkdir(dirname(file), { recursive: true });
  try {
    await link(join(folder, page.file), file);
  } catch {
    return undefined;
  }
  const copies = copyEnds.map((end) => link(join(folder, page.file + end), file + end));
  const hasCopies = (await Promise.allSettled(copies)).every(({ status }) => status === 'fulfilled');
  if (!hasCopies) await compressAgain(file);
  return page;
}

/** A link that was made is the old file itself, and must not be written over. */
async function compressAgain(file: string): Promise<void> {
  for (const end of copyEnds) await rm(file + end, { force: true });
  await precompressFile(file);
}
