import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One composed document. */
export interface ComposedPage {
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
  /** What it was composed from; an equal one need not be composed again. */
  fingerprint: string;
}

/** The documents of one revision: by path, or by route pattern for a frame. */
export interface PageList {
  /** Hash of the inline script, the same on every page. */
  script: string;
  pages: Record<string, ComposedPage>;
}

export const pageListFile = 'pages.json';

export async function readPageList(directory: string): Promise<PageList | undefined> {
  try {
    return JSON.parse(await readFile(join(directory, pageListFile), 'utf8'));
  } catch {
    return undefined;
  }
}
