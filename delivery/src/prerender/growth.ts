import type { Registry } from '@agile-languages/shared/registry';
import { Refusal } from '../refusal.ts';
import type { ActivationNote } from '../store/history.ts';
import type { PageList } from '../store/page-list.ts';
import type { Faults } from './faults.ts';
import type { PagesOutcome, PageToPrerender } from './pages-to-prerender.ts';
import type { Growth } from './prerender-options.ts';

const usualGrowth = 500;

/** What goes back, retires an area or follows other settings writes as much as it needs. */
export const growthOf = (
  { pages, bytes }: Pick<Growth, 'pages' | 'bytes'>,
  kind: ActivationNote['kind'],
  addsMany = false,
): Growth => ({
  asks: kind === 'release' && !addsMany ? usualGrowth : Number.POSITIVE_INFINITY,
  pages,
  bytes: kind === 'release' || kind === 'content' ? bytes : Number.POSITIVE_INFINITY,
});

interface ListedPages {
  listed: Pick<PagesOutcome, 'pages' | 'asked'>;
  before: PageList | undefined;
  /** Areas, or `shell`. */
  released: readonly string[];
  faults: Pick<Faults, 'add'>;
}

/**
 * Without a release an area with too many addresses stays as it was. A site that had more pages before may keep as
 * many.
 */
export async function limitPages(
  { asks, pages: most }: Growth,
  { listed: { pages, asked }, before, released, faults }: ListedPages,
): Promise<Pick<PagesOutcome, 'pages' | 'asked'>> {
  const room = Math.max(most, Object.keys(before?.pages ?? {}).length);
  const added = [...Map.groupBy(newPages(pages, before), areaOf)].toSorted(([, a], [, b]) => b.length - a.length);
  const left = new Set<string>();
  let count = pages.length;
  for (const [area, own] of before ? added : []) {
    if (count <= room) break;
    if (area === 'shell' || released.includes(area)) continue;
    faults.add(own[0]?.key ?? area, [area], tooMany(pages.length, most));
    left.add(area);
    count -= own.length;
  }
  if (count > room) throw tooMany(count, most);
  for (const [area, own] of before ? added : [])
    if (own.length > asks && released.includes(area)) throw question(area, own);
  if (left.size === 0) return { pages, asked };
  const isLeft = (page: PageToPrerender) => left.has(areaOf(page)) && !(before && page.key in before.pages);
  const patterns = new Set(pages.filter(isLeft).map(({ target }) => (target.kind === 'area' ? target.pattern : '')));
  return {
    pages: pages.filter((page) => !isLeft(page)),
    asked: new Map([...asked].filter(([pattern]) => !patterns.has(pattern))),
  };
}

const newPages = (pages: readonly PageToPrerender[], before: PageList | undefined) =>
  pages.filter(({ key }) => !before || !(key in before.pages));

const areaOf = ({ target }: PageToPrerender) => (target.kind === 'area' ? target.area : 'shell');

const tooMany = (count: number, most: number) =>
  new Refusal(
    `The site would have ${inWords(count)} pages, and may have ${inWords(most)} (MOST_PAGES). Nothing has changed. The operator decides about more.`,
  );

const question = (area: string, added: readonly PageToPrerender[]) =>
  new Refusal(
    `Area ${area} would add ${inWords(added.length)} pages: ${added
      .slice(0, 3)
      .map(({ key }) => key)
      .join(', ')} … Nothing has changed. When that is meant, add --pages.`,
  );

interface BytesOfPages {
  registry: Pick<Registry, 'areas'>;
  faults: Pick<Faults, 'take'>;
}

/**
 * Once the documents have too many bytes together, an area that has more than its part of them gets no further one; its
 * pages stay as they were.
 *
 * @returns whether a document with so many bytes still fits
 */
export function limitBytes({ bytes: most }: Pick<Growth, 'bytes'>, { registry, faults }: BytesOfPages) {
  const part = most / (Object.keys(registry.areas).length + 1);
  let written = 0;
  const byArea = new Map<string, number>();
  const full = new Set<string>();
  return async (page: PageToPrerender, bytes: number): Promise<boolean> => {
    const area = areaOf(page);
    const own = (byArea.get(area) ?? 0) + bytes;
    if (written + bytes > most && own > part) {
      if (!full.has(area)) await faults.take(page.key, area === 'shell' ? [] : [area], tooLarge(most));
      full.add(area);
      return false;
    }
    byArea.set(area, own);
    written += bytes;
    return true;
  };
}

const tooLarge = (most: number) =>
  new Refusal(
    `The documents would have more than ${inWords(most / 2 ** 20)} MB (MOST_MEGABYTES). Nothing has changed. The operator decides about more.`,
  );

const inWords = (count: number) => count.toLocaleString('en');
