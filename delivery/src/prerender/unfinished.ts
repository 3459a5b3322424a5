import { appendFile, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseJson } from '../store/json.ts';
import type { ListedPage, PageList } from '../store/page-list.ts';
import type { Store } from '../store/store.ts';
import type { ReusablePage } from './reuse.ts';

export const writtenFile = 'written.jsonl';

interface WrittenLine {
  key: string;
  page: ListedPage;
}

export const noteWritten = (folder: string, written: WrittenLine): Promise<void> =>
  appendFile(join(folder, writtenFile), lineOf(written));

const lineOf = (written: WrittenLine) => `${JSON.stringify(written)}\n`;

export async function keepUnfinished(folder: string, pages: PageList['pages']): Promise<string> {
  const kept = `${folder}-left`;
  const written = Object.entries(pages).filter(([, page]) => page.in === undefined);
  await writeFile(join(folder, writtenFile), written.map(([key, page]) => lineOf({ key, page })).join(''));
  await rename(folder, kept);
  return kept;
}

export async function unfinishedPages(
  store: Store,
  own: string,
): Promise<ReadonlyMap<string, readonly ReusablePage[]>> {
  const parent = dirname(store.pages(0));
  const names = (await readdir(parent).catch(() => [])).filter(
    (name) => name.startsWith('draft-') && name !== basename(own),
  );
  const found = new Map<string, ReusablePage[]>();
  for (const folder of names.map((name) => join(parent, name)))
    for (const { key, page } of await linesIn(folder)) found.set(key, [...(found.get(key) ?? []), { folder, page }]);
  return found;
}

/** The last line may have been cut off. */
async function linesIn(folder: string): Promise<WrittenLine[]> {
  const text = await readFile(join(folder, writtenFile), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => (parseJson(line) as WrittenLine | undefined) ?? []);
}
