import { readFile } from 'node:fs/promises';
import { mapConcurrently } from '../map-concurrently.ts';
import { Refusal } from '../refusal.ts';
import type { RevisionPages } from '../store/page-list.ts';
import { documentFile, type PageList, pageFinder } from '../store/page-list.ts';
import { isServed } from './check-routes.ts';

/** A sentence without an end, when pages would link to what is gone. @param keys the pages that are looked at */
export async function linkToRemoved(
  folder: string,
  before: PageList | undefined,
  next: Pick<PageList, 'pages'>,
  keys: readonly string[] = Object.keys(next.pages),
): Promise<string | undefined> {
  if (!before) return undefined;
  const [findBefore, findNext] = [pageFinder(before), pageFinder(next)];
  if (Object.keys(before.pages).every((key) => next.pages[key] ?? findNext(key))) return undefined;
  const linking = new Map<string, string[]>();
  for (const key of keys) {
    const page = next.pages[key];
    const html = page ? await readFile(documentFile(folder, page), 'utf8') : '';
    for (const path of linksIn(html))
      if (findBefore(path) && !findNext(path)) linking.set(path, [...(linking.get(path) ?? []), key]);
  }
  const [dead] = linking;
  if (!dead) return undefined;
  const [path, pages] = dead;
  const count = pages.length === 1 ? '1 page links' : `${pages.length} pages link`;
  return `at ${path} any more, to which ${count}: ${pages.slice(0, 3).join(', ')}${pages.length > 3 ? ' …' : ''}`;
}

const linksIn = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/<a\b[^>]*\shref="(\/(?!\/)[^"#?]*)/g)].map(([, path = '']) => path.replace(/(?<=.)\/+$/, '')),
  );

/** A link that the live document has as well may be part of a text that staff wrote. */
export async function checkNewLinks(
  before: RevisionPages,
  next: RevisionPages,
  keys: readonly string[],
): Promise<void> {
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

async function linksOf({ folder, list }: RevisionPages, key: string): Promise<ReadonlySet<string>> {
  const page = list.pages[key];
  return page ? linksIn(await readFile(documentFile(folder, page), 'utf8').catch(() => '')) : new Set();
}
