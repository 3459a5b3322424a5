import { join } from 'node:path';
import { patternFinder } from '@agile-languages/shared/paths';
import { readJson } from './json.ts';

export interface ListedPage {
  /** Below the folder of its revision. */
  file: string;
  /** Absent: the revision of this list. */
  in?: number;
  /** For the content security policy. */
  style: string;
  personal: boolean;
  /** Whether search engines are to know it, and since when its text is what it is. */
  listed: boolean;
  changed: string;
  text: string;
  fingerprint: Fingerprint;
}

/** A document with an equal one need not be prerendered again. */
export interface Fingerprint {
  shell: string;
  areas: Readonly<Record<string, string>>;
  configuration: string;
  data: string;
}

/** By path, or by route pattern for a fallback document. */
export interface PageList {
  script: string;
  /** Of the site's configuration. Absent in old lists. */
  site?: string;
  pages: Record<string, ListedPage>;
}

export interface RevisionPages {
  folder: string;
  list: PageList;
}

export const documentFile = (folder: string, { file, in: revision }: Pick<ListedPage, 'file' | 'in'>): string =>
  join(folderOfDocuments(folder, revision), file);

export const folderOfDocuments = (folder: string, revision: number | undefined): string =>
  revision === undefined ? folder : join(folder, '../../pages', String(revision));

export const revisionsIn = ({ pages }: Pick<PageList, 'pages'>): number[] => [
  ...new Set(Object.values(pages).flatMap((page) => page.in ?? [])),
];

/** What looks like a file has no page. */
export function pageFinder({ pages }: Pick<PageList, 'pages'>): (path: string) => ListedPage | undefined {
  const find = patternFinder(Object.keys(pages).filter((key) => key.includes(':')));
  return (path) => pages[path] ?? (isFilePath(path) ? undefined : pages[find(path) ?? '']);
}

/** `/desk/site.json`, `/languages/%2egit/config`, `/desk/a.sql~`: no id of a page has a full stop in it. */
export function isFilePath(path: string): boolean {
  try {
    return /\/\.|\.\w/.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

export const pageListFile = 'pages.json';

export const searchedFile = 'searched.json';

export const unservedFiles: readonly string[] = ['pages.json', 'uses.json', 'answers.json', searchedFile];

export const usesFile = 'uses.json';

export const readPageList = (directory: string): Promise<PageList | undefined> =>
  readJson<PageList>(join(directory, pageListFile));

export async function readPages(folder: string): Promise<RevisionPages | undefined> {
  const list = await readPageList(folder);
  return list && { folder, list };
}

export const readUses = async (directory: string): Promise<readonly number[]> =>
  (await readJson<number[]>(join(directory, usesFile))) ?? [];
