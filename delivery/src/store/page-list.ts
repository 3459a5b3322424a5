import { join } from 'node:path';
import { patternFinder } from '@agile-languages/shared/paths';
import { readJson } from './json.ts';

/** One prerendered document. */
export interface ListedPage {
  /** File below the folder of the revision that it was written for. */
  file: string;
  /** That revision, when it is not the one of this list. */
  in?: number;
  /** Hash of its style block, for the content security policy. */
  style: string;
  personal: boolean;
  /** Whether search engines are to know it, and since when its text is what it is. */
  listed: boolean;
  changed: string;
  /** Hash of its text. */
  text: string;
  fingerprint: Fingerprint;
}

/** Everything that a document was made from. One with an equal fingerprint need not be prerendered again. */
export interface Fingerprint {
  /** Release of the shell. */
  shell: string;
  /** Release of each area that has a part in the page; empty for one that has none. */
  areas: Readonly<Record<string, string>>;
  /** Hash of the site's configuration. */
  configuration: string;
  /** Hash of the data of the API. */
  data: string;
}

/** The documents of one revision: by path, or by route pattern for a fallback document. */
export interface PageList {
  /** Hash of the inline script, the same on every page. */
  script: string;
  /** Hash of the site's configuration. Absent in lists from before it was recorded. */
  site?: string;
  pages: Record<string, ListedPage>;
}

/** Where a document is. @param folder of the revision whose list has it, below the store like every other one */
export const documentFile = (folder: string, { file, in: revision }: Pick<ListedPage, 'file' | 'in'>): string =>
  join(folderOfDocuments(folder, revision), file);

/** The folder of another revision, or the given one itself. */
export const folderOfDocuments = (folder: string, revision: number | undefined): string =>
  revision === undefined ? folder : join(folder, '../../pages', String(revision));

/** The revisions whose folders have documents of a list, apart from its own. */
export const revisionsIn = ({ pages }: Pick<PageList, 'pages'>): number[] => [
  ...new Set(Object.values(pages).flatMap((page) => page.in ?? [])),
];

/** Finds the document for a path, which may be the fallback document of its pattern. */
export function pageFinder({ pages }: PageList): (path: string) => ListedPage | undefined {
  const find = patternFinder(Object.keys(pages).filter((key) => key.includes(':')));
  return (path) => pages[path] ?? pages[find(path) ?? ''];
}

export const pageListFile = 'pages.json';

/** What the search finds of the documents in the folder of a revision. It stays with them. */
export const searchedFile = 'searched.json';

/** Files of a revision that are never served. */
export const unservedFiles: readonly string[] = ['pages.json', 'uses.json', 'answers.json', searchedFile];

/** Names the revisions whose folders a revision uses, so that they stay. */
export const usesFile = 'uses.json';

/** The page list in the folder of a revision, or `undefined` when it is missing or not readable. */
export const readPageList = (directory: string): Promise<PageList | undefined> =>
  readJson<PageList>(join(directory, pageListFile));

/** The revisions whose folders the one in this folder uses. */
export const readUses = async (directory: string): Promise<readonly number[]> =>
  (await readJson<number[]>(join(directory, usesFile))) ?? [];
