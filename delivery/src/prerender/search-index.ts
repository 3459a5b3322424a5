import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { patternFinder } from '@agile-languages/shared/paths';
import { type Registry, searchPath } from '@agile-languages/shared/registry';
import { mapConcurrently } from '../map-concurrently.ts';
import { line } from '../output.ts';
import { readJson } from '../store/json.ts';
import type { RevisionPages } from '../store/page-list.ts';
import { documentFile, folderOfDocuments, type PageList, revisionsIn, searchedFile } from '../store/page-list.ts';
import type { ReusablePage } from './reuse.ts';
import { type SearchedPage, searchedPage, searchIndexOf } from './search-entries.ts';

type SearchedPages = Readonly<Record<string, SearchedPage>>;

export interface KeptSearched {
  searched: SearchedPage;
  /** Earlier versions kept all of it with every revision. */
  isBeside: boolean;
}

export type FindSearched = (document: ReusablePage, key: string) => KeptSearched | undefined;

export async function readSearched(revisions: readonly RevisionPages[]): Promise<FindSearched> {
  const places = new Map<string | number, string>();
  for (const { folder, list } of revisions) {
    places.set(folder, folder);
    for (const revision of revisionsIn(list)) places.set(revision, folderOfDocuments(folder, revision));
  }
  const read = [...places].map(
    async ([place, folder]) => [place, await readJson<SearchedPages>(join(folder, searchedFile))] as const,
  );
  const found = new Map(await Promise.all(read));
  return ({ folder, page }, key) => {
    const beside = found.get(page.in ?? folder)?.[key];
    const searched = beside ?? found.get(folder)?.[key];
    return searched && { searched, isBeside: beside !== undefined };
  };
}

export async function writeSearchIndex(
  directory: string,
  { pages }: PageList,
  { areas }: Registry,
  known: ReadonlyMap<string, KeptSearched> = new Map(),
): Promise<void> {
  const routes = Object.assign(
    {},
    ...Object.values(areas).map((area) => area.routes),
  ) as Registry['areas'][string]['routes'];
  const find = patternFinder(Object.keys(routes));
  const listed = Object.entries(pages).filter(([, { listed }]) => listed);
  const unknown = listed.filter(([path]) => !known.has(path));
  const read = await mapConcurrently(4, unknown, async ([path, page]) => {
    const kind = routes[find(path) ?? '']?.placeholder ?? '';
    return [path, searchedPage(path, await readFile(documentFile(directory, page), 'utf8'), kind)] as const;
  });
  const found = new Map([...read, ...[...known].map(([path, { searched }]) => [path, searched] as const)]);
  const own = listed.filter(([path, page]) => page.in === undefined || !known.get(path)?.isBeside);
  const areaOf = (path: string) => Object.keys(areas).find((name) => (find(path) ?? '') in (areas[name]?.routes ?? {}));
  const { entries, missing } = searchIndexOf(
    listed.flatMap(([path]) => found.get(path) ?? []),
    areaOf,
  );
  for (const sentence of missing) line(sentence);
  await Promise.all([
    writeFile(
      join(directory, searchedFile),
      JSON.stringify(Object.fromEntries(own.map(([path]) => [path, found.get(path)]))),
    ),
    writeFile(join(directory, searchPath), JSON.stringify(entries)),
  ]);
}
