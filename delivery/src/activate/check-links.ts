import { readFile } from 'node:fs/promises';
import { Refusal } from '../refusal.ts';
import { documentFile, type PageList, pageFinder } from '../store/page-list.ts';

/**
 * Looks in every document of the next revision for links to what the revision before had and the next one has not.
 *
 * @param folder of the next revision
 * @throws {UserError} with the first such address and the pages that link to it
 */
export async function checkLinks(folder: string, before: PageList | undefined, next: PageList): Promise<void> {
  if (!before) return;
  const [findBefore, findNext] = [pageFinder(before), pageFinder(next)];
  if (Object.keys(before.pages).every((key) => next.pages[key] ?? findNext(key))) return;
  const linking = new Map<string, string[]>();
  for (const [key, page] of Object.entries(next.pages)) {
    const html = await readFile(documentFile(folder, page), 'utf8');
    for (const path of linksIn(html))
      if (findBefore(path) && !findNext(path)) linking.set(path, [...(linking.get(path) ?? []), key]);
  }
  const [dead] = linking;
  if (!dead) return;
  const [path, pages] = dead;
  const count = pages.length === 1 ? '1 page links' : `${pages.length} pages link`;
  throw new Refusal(
    `Nothing would be at ${path} any more, to which ${count}: ${pages.slice(0, 3).join(', ')}${pages.length > 3 ? ' …' : ''}. Nothing has changed. Release those without the link first.`,
  );
}

/** Paths of the site that a document links to. */
export const linksIn = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/<a\b[^>]*\shref="(\/(?!\/)[^"#?]*)/g)].map(([, path = '']) => path.replace(/(?<=.)\/+$/, '')),
  );
