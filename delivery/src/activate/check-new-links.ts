import { readFile } from 'node:fs/promises';
import { mapConcurrently } from '../map-concurrently.ts';
import type { PagesBefore } from '../prerender/plan.ts';
import { Refusal } from '../refusal.ts';
import { documentFile, pageFinder } from '../store/page-list.ts';
import { linksIn } from './check-links.ts';
import { isServed } from './check-routes.ts';

/**
 * Looks in documents that a release has changed for links to addresses of the site at which nothing is. A link that the
 * live document has as well is not the fault of the release: it may be part of a text that staff wrote.
 *
 * @param next pages of the next revision
 * @param keys of the documents that have changed
 * @throws {UserError} with the first such address and the pages that link to it
 */
export async function checkNewLinks(before: PagesBefore, next: PagesBefore, keys: readonly string[]): Promise<void> {
  const find = pageFinder(next.list);
  const ofPages = await mapConcurrently(4, keys, async (key) => {
    const links = await linksOf(next, key);
    const wrong = [...links].filter((path) => !find(path) && !isServed(path));
    const known = wrong.length > 0 ? await linksOf(before, key) : new Set();
    return { key, paths: wrong.filter((path) => !known.has(path)) };
  });
  const dead = new Map<string, string[]>();
  for (const { key, paths } of ofPages) for (const path of paths) dead.set(path, [...(dead.get(path) ?? []), key]);
  const [first] = dead;
  if (!first) return;
  const [path, pages] = first;
  const named = pages.slice(0, 3).join(', ') + (pages.length > 3 ? ' …' : '');
  throw new Refusal(`There is nothing at ${path}, to which ${named} would link. Nothing has changed.`);
}

async function linksOf({ folder, list }: PagesBefore, key: string): Promise<ReadonlySet<string>> {
  const page = list.pages[key];
  return page ? linksIn(await readFile(documentFile(folder, page), 'utf8').catch(() => '')) : new Set();
}
