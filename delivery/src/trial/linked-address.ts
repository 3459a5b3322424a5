import { readFile } from 'node:fs/promises';
import { documentFile, type PageList } from '../store/page-list.ts';

/** How many documents are searched. */
const mostDocuments = 50;

/** Finds the first address of a pattern that one of the first documents of a revision links to. */
export const linkedAddress =
  (folder: string, { pages }: PageList) =>
  async (pattern: string): Promise<string | undefined> => {
    const link = new RegExp(`<a\\b[^>]*\\shref="(${pattern.replaceAll(/:\w+/g, '[^/"?#]+')})["?#]`);
    for (const page of Object.values(pages).slice(0, mostDocuments)) {
      const [, path] = link.exec(await readFile(documentFile(folder, page), 'utf8').catch(() => '')) ?? [];
      if (path) return path;
    }
    return undefined;
  };
