import { appendFile, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseJson } from '../store/json.ts';
import type { ListedPage, PageList } from '../store/page-list.ts';
import type { Store } from '../store/store.ts';
import type { ReusablePage } from './reuse.ts';

/** Names the documents in the folder of a revision that is not complete yet, one in each line. */
export const writtenFile = 'written.jsonl';

interface WrittenLine {
  key: string;
  page: ListedPage;
}

/** Notes that a document is complete, so that another process can go on from there. */
export const noteWritten = (folder: string, written: WrittenLine): Promise<void> =>
  appendFile(join(folder, writtenFile), lineOf(written));

const lineOf = (written: WrittenLine) => `${JSON.stringify(written)}\n`;

/**
 * Leaves the documents of a revision that was not needed in this form.
 *
 * @returns the folder that they are in now
 */
export async function leavePages(folder: string, pages: PageList['pages']): Promise<string> {
  const left = `${folder}-left`;
  const written = Object.entries(pages).filter(([, page]) => page.in === undefined);
  await writeFile(join(folder, writtenFile), written.map(([key, page]) => lineOf({ key, page })).join(''));
  await rename(folder, left);
  return left;
}

/**
 * The documents of revisions that are not live, by key: processes have left them, or still work at the revision.
 *
 * @param own folder of the revision that is being made
 */
export async function leftPages(store: Store, own: string): Promise<ReadonlyMap<string, readonly ReusablePage[]>> {
  const parent = dirname(store.pages(0));
  const names = (await readdir(parent).catch(() => [])).filter(
    (name) => name.startsWith('draft-') && name !== basename(own),
  );
  const left = new Map<string, ReusablePage[]>();
  for (const folder of names.map((name) => join(parent, name)))
    for (const { key, page } of await linesIn(folder)) left.set(key, [...(left.get(key) ?? []), { folder, page }]);
  return left;
}

/** The last line may have been cut off. */
async function linesIn(folder: string): Promise<WrittenLine[]> {
  const text = await readFile(join(folder, writtenFile), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => (parseJson(line) as WrittenLine | undefined) ?? []);
}
