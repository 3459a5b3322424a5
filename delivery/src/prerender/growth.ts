import { Refusal } from '../refusal.ts';
import type { PageList } from '../store/page-list.ts';
import type { PageToPrerender } from './pages-to-prerender.ts';

/** What a release may add to the site. Absent: anything, as content that staff publish. */
export interface Growth {
  /** More pages than these are a question. `Infinity`: the team has answered it. */
  asks: number;
  /** Most pages of the whole site. */
  pages: number;
  /** Most bytes of documents that one revision writes. */
  bytes: number;
}

/** How many pages a release may add without a question. */
export const usualGrowth = 500;

/** Before anything of the pages is loaded. */
export function expectPages(
  { asks, pages: most }: Growth,
  listed: readonly PageToPrerender[],
  before?: PageList,
): void {
  if (listed.length > most)
    throw new Refusal(
      `The site would have ${inWords(listed.length)} pages, and may have ${inWords(most)} (MOST_PAGES). Nothing has changed. The operator decides about more.`,
    );
  if (!before) return;
  const added = Map.groupBy(
    listed.filter(({ key }) => !(key in before.pages)),
    ({ target }) => (target.kind === 'area' ? target.area : 'shell'),
  );
  for (const [area, pages] of added)
    if (pages.length > asks)
      throw new Refusal(
        `Area ${area} would add ${inWords(pages.length)} pages: ${pages
          .slice(0, 3)
          .map(({ key }) => key)
          .join(', ')} … Nothing has changed. When that is meant, add --pages.`,
      );
}

/** @returns what is called with the bytes of each document */
export function limitBytes({ bytes: most }: Pick<Growth, 'bytes'>): (bytes: number) => void {
  let written = 0;
  return (bytes) => {
    written += bytes;
    if (written > most)
      throw new Refusal(
        `The documents would have more than ${inWords(most / 2 ** 20)} MB (MOST_MEGABYTES). Nothing has changed. The operator decides about more.`,
      );
  };
}

const inWords = (count: number) => count.toLocaleString('en');
