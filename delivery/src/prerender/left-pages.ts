import { appendFile, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseJson } from '../store/json.ts';
import type { ListedPage } from '../store/page-list.ts';
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
  appendFile(join(folder, writtenFile), `${JSON.stringify(written)}\n`);

/**
 * The documents that processes have left which ended before their revision was complete, by key.
 *
 * @param own folder of the revision that is being made
 */
export async function leftPages(store: Store, own: string): Promise<ReadonlyMap<string, ReusablePage>> {
  const parent = dirname(store.pages(0));
  const names = (await readdir(parent).catch(() => [])).filter(
    (name) => name.startsWith('draft-') && name !== basename(own),
  );
  const left = new Map<string, ReusablePage>();
  for (const folder of names.map((name) => join(parent, name)))
    for (const { key, page } of await linesIn(folder)) left.set(key, { folder, page });
  return left;
}

/** The last line may have been cut off. */
async function linesIn(folder: string): Promise<WrittenLine[]> {
  const text = await readFile(join(folder, writtenFile), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => (parseJson(line) as WrittenLine | undefined) ?? []);
}
