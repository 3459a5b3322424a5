import { link, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ListedPage } from '../store/page-list.ts';
import type { PlannedPage } from './plan.ts';

/**
 * Links the files of an unchanged page of the revision before into the next one.
 *
 * @param source folder of the pages of the revision before
 * @param target folder of the pages of the next revision
 * @returns its entry in the page list, or `undefined` when it has to be prerendered
 */
export async function reusePage(
  source: string | undefined,
  target: string,
  { before, reason }: PlannedPage,
): Promise<ListedPage | undefined> {
  if (!source || !before || reason) return undefined;
  const files = ['', '.br', '.gz'].map((end) => before.file + end);
  await mkdir(dirname(join(target, before.file)), { recursive: true });
  try {
    for (const file of files) await link(join(source, file), join(target, file));
    return before;
  } catch {
    // A link that was made is the old file itself, and must not be written over.
    for (const file of files) await rm(join(target, file), { force: true });
    return undefined;
  }
}
