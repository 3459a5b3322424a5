import { link, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ListedPage } from '../store/page-list.ts';

/** A document in the folder of a revision. */
export interface ReusablePage {
  folder: string;
  page: ListedPage;
}

/**
 * Links the files of a document into the next revision.
 *
 * @param target folder of the pages of the next revision
 * @returns its entry in the page list, or `undefined` when a file is missing
 */
export async function reusePage({ folder, page }: ReusablePage, target: string): Promise<ListedPage | undefined> {
  const files = ['', '.br', '.gz'].map((end) => page.file + end);
  await mkdir(dirname(join(target, page.file)), { recursive: true });
  try {
    for (const file of files) await link(join(folder, file), join(target, file));
    return page;
  } catch {
    // A link that was made is the old file itself, and must not be written over.
    for (const file of files) await rm(join(target, file), { force: true });
    return undefined;
  }
}
