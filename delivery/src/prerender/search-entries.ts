import { plainText } from '@agile-languages/shared/formats';
import type { SearchEntry } from '@agile-languages/shared/registry';
import { withoutElements } from './without-elements.ts';

/** In characters. */
const longest = { text: 300, description: 1000, id: 200 };

/** Of each area, and of the shell: parts, and characters of all of them. */
const most = { parts: 2000, characters: 500_000 };

export interface SearchedPage {
  page: SearchEntry;
  parts: readonly SearchEntry[];
}

export function searchedPage(path: string, html: string, kind: string): SearchedPage {
  const whole = textOf(/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '');
  const bar = path === '/' ? whole.indexOf(' | ') + 3 : 0;
  const title = clipped(whole.slice(bar, bar > 0 ? undefined : whole.lastIndexOf(' | ')));
  const description = textOf(/<meta data-head name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
  const parts = partsOf(mainOf(html)).map(({ id, heading, text }) => ({
    path: `${path}#${id}`,
    title: heading,
    context: title,
    text,
  }));
  return { page: { path, title, context: kind, text: clipped(description, longest.description) }, parts };
}

export interface SearchIndex {
  entries: SearchEntry[];
  /** Sentences, one for each area with too many parts. */
  missing: string[];
}

/**
 * One area takes nothing of another out of the search, nor its room. Pages of the shell show parts of areas, so a
 * heading leads to the area's own page where there is one.
 */
export function searchIndexOf(
  pages: readonly SearchedPage[],
  areaOf: (path: string) => string | undefined,
): SearchIndex {
  const groups = Map.groupBy(pages, ({ page }) => areaOf(page.path));
  const parts = [...groups].flatMap(([area, own]) => (area === undefined ? [] : [[area, partsWithin(own)] as const]));
  const titles = new Set(parts.flatMap(([, own]) => own.map(({ title }) => title)));
  const ofShell = partsWithin(groups.get(undefined) ?? []).filter(({ title }) => !titles.has(title));
  const all = [...parts, ['the shell', ofShell] as const].map(([area, own]) => ({ area, own, kept: fitting(own) }));
  return {
    entries: [...pages.map(({ page }) => page), ...all.flatMap(({ kept }) => kept)],
    missing: all.flatMap(({ area, own, kept }) =>
      kept.length < own.length ? [`The search has ${kept.length} of the ${own.length} headings of ${area}.`] : [],
    ),
  };
}

function fitting(parts: readonly SearchEntry[]): readonly SearchEntry[] {
  let characters = 0;
  const end = parts.slice(0, most.parts).findIndex((part) => {
    characters += Object.values(part).join('').length;
    return characters > most.characters;
  });
  return parts.slice(0, end < 0 ? most.parts : end);
}

/**
 * Of several pages with one heading the one with the most parts; a heading of more than three belongs to a template.
 */
function partsWithin(pages: readonly SearchedPage[]): SearchEntry[] {
  const uses = new Map<string, number>();
  for (const { parts } of pages)
    for (const title of new Set(parts.map((part) => part.title))) uses.set(title, (uses.get(title) ?? 0) + 1);
  const seen = new Set<string>();
  return pages
    .toSorted((a, b) => b.parts.length - a.parts.length)
    .flatMap((page) => page.parts)
    .filter(({ title }) => (uses.get(title) ?? 0) <= 3 && !seen.has(title) && seen.add(title));
}

const mainOf = (html: string) => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';

/** A heading or term counts when it, or an element around it, has an id. */
function partsOf(main: string): Part[] {
  const content = withoutElements(main, ['svg', 'noscript', 'script', 'style']);
  const found: { id: string; heading: string; from: number; to: number }[] = [];
  const unclosed = new Set<string>();
  let id = '';
  for (const match of content.matchAll(/<(\w+)([^<>]*)>/g)) {
    const [tag, name = '', attributes = ''] = match;
    id = /\sid="([^"_][^"]*)"/.exec(attributes)?.[1] ?? id;
    if (!id || id.length > longest.id || !/^(?:h[2-4]|dt)$/.test(name)) continue;
    const start = match.index + tag.length;
    const end = unclosed.has(name) ? -1 : content.indexOf(`</${name}>`, start);
    if (end < 0) {
      unclosed.add(name);
      continue;
    }
    const heading = clipped(textOf(content.slice(start, end)));
    if (heading) found.push({ id, heading, from: match.index, to: end });
    id = '';
  }
  return found.map(({ id, heading, to }, index) => ({
    id,
    heading,
    text: clipped(textOf(content.slice(to, found[index + 1]?.from ?? to + 4000))),
  }));
}

const textOf = (html: string) =>
  plainText(html.replaceAll(/<[^<>]{0,2000}?aria-hidden="true"[^<>]{0,2000}>[^<]*<\/\w+>/g, ''));

/** Some scripts have no spaces. */
function clipped(text: string, most = longest.text): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(' ', most);
  return text.slice(0, space > 0 ? space : most);
}

interface Part {
  id: string;
  heading: string;
  text: string;
}
