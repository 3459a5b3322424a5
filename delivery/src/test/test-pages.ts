import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentFile, readPageList } from '../store/page-list.ts';
import type { Store } from '../store/store.ts';

/** Keys of the pages of an area of the test site. */
export const pagesOf = (name: string): string[] => [`/${name}`, `/${name}-mine/:id`, `/${name}/1`, `/${name}/a%20b`];

/** The same reason for each of these pages, as an activation reports why it prerendered them. */
export const eachFor = <Reason>(keys: readonly string[], reason: Reason): Record<string, Reason> =>
  Object.fromEntries(keys.map((key) => [key, reason]));

/** The document of a page in a revision. */
export async function documentOf(store: Store, revision: number, folder: string): Promise<string> {
  const list = await readPageList(store.pages(revision));
  const file = join(folder, 'index.html');
  const page = Object.values(list?.pages ?? {}).find((one) => one.file === file);
  return readFile(documentFile(store.pages(revision), page ?? { file }), 'utf8');
}
