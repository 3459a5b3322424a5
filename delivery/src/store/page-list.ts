import { join } from 'node:path';
import { patternOf } from '@agile-languages/shared/paths';
import { readJson } from './json.ts';

/** One prerendered document. */
export interface ListedPage {
  /** File below the folder of its revision. */
  file: string;
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

/** Finds the document for a path, which may be the fallback document of its pattern. */
export function pageFinder({ pages }: PageList): (path: string) => ListedPage | undefined {
  const patterns = Object.keys(pages).filter((key) => key.includes(':'));
  return (path) => pages[path] ?? pages[patternOf(patterns, path) ?? ''];
}

export const pageListFile = 'pages.json';

/** The page list in the folder of a revision, or `undefined` when it is missing or not readable. */
export const readPageList = (directory: string): Promise<PageList | undefined> =>
  readJson<PageList>(join(directory, pageListFile));
