import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { patternFinder } from '@agile-languages/shared/paths';
import { type Registry, searchPath } from '@agile-languages/shared/registry';
import { mapConcurrently } from '../map-concurrently.ts';
import { readJson } from '../store/json.ts';
import { documentFile, type PageList } from '../store/page-list.ts';
import { type SearchedPage, searchedPage, searchIndexOf } from './search-entries.ts';

/** What the search finds of each page, by its key in the page list. */
export type SearchedPages = Readonly<Record<string, SearchedPage>>;

const searchedFile = 'searched.json';

/** What the search finds of the pages of a revision; `undefined` of one that did not keep it. */
export const readSearched = (folder: string): Promise<SearchedPages | undefined> =>
  readJson<SearchedPages>(join(folder, searchedFile));

/**
 * Writes the index of the search beside the pages of one revision. It has what search engines are to know.
 *
 * @param known what the search finds of documents that need not be read again
 */
export async function writeSearchIndex(
  directory: string,
  { pages }: PageList,
  { areas }: Registry,
  known: ReadonlyMap<string, SearchedPage> = new Map(),
): Promise<void> {
  const routes = Object.assign(
    {},
    ...Object.values(areas).map((area) => area.routes),
  ) as Registry['areas'][string]['routes'];
  const find = patternFinder(Object.keys(routes));
  const listed = Object.entries(pages).filter(([, { listed }]) => listed);
  const read = await mapConcurrently(4, listed, async ([path, page]): Promise<[string, SearchedPage]> => {
    const last = known.get(path);
    if (last) return [path, last];
    const kind = routes[find(path) ?? '']?.placeholder ?? '';
    return [path, searchedPage(path, await readFile(documentFile(directory, page), 'utf8'), kind)];
  });
  const file = join(directory, searchPath);
  await Promise.all([
    writeFile(join(directory, searchedFile), JSON.stringify(Object.fromEntries(read))),
    writeFile(file, JSON.stringify(searchIndexOf(read.map(([, page]) => page)))),
  ]);
}
