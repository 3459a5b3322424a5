import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { patternOf } from '@agile-languages/shared/paths';
import { type Registry, searchPath } from '@agile-languages/shared/registry';
import { mapConcurrently } from '../map-concurrently.ts';
import type { PageList } from '../store/page-list.ts';
import { precompressFile } from '../store/precompress.ts';
import { searchedPage, searchIndexOf } from './search-entries.ts';

/** Writes the index of the search beside the pages of one revision. It has what search engines are to know. */
export async function writeSearchIndex(directory: string, { pages }: PageList, { areas }: Registry): Promise<void> {
  const routes = Object.assign(
    {},
    ...Object.values(areas).map((area) => area.routes),
  ) as Registry['areas'][string]['routes'];
  const listed = Object.entries(pages).filter(([, { listed }]) => listed);
  const read = await mapConcurrently(4, listed, async ([path, { file }]) => {
    const kind = routes[patternOf(Object.keys(routes), path) ?? '']?.placeholder ?? '';
    return searchedPage(path, await readFile(join(directory, file), 'utf8'), kind);
  });
  const file = join(directory, searchPath);
  await writeFile(file, JSON.stringify(searchIndexOf(read)));
  await precompressFile(file);
}
