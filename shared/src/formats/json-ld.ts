import { parsePattern } from '../api/class-pattern.ts';
import type { ClassRow } from '../api/rows.ts';
import { languageById } from '../content/languages.ts';
import { paths } from '../paths/index.ts';
import type { ListPage } from '../paths/list-page.ts';
import { offsetOf } from '../paths/paging.ts';
import { sessionsOf } from './sessions.ts';

/**
 * The way to a page as a `BreadcrumbList`, the page itself last.
 *
 * @param origin scheme and host of the site, `https://example.com`
 */
export const breadcrumbs = (origin: string, ...pages: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/**
 * One page of a list as an `ItemList`, its rows counted from the first of all.
 *
 * @param itemOf what a row is, for example a `Person`
 * @returns nothing while the page is not known, and for an empty one
 */
export function itemList<Row>(page: ListPage<Row> | undefined, itemOf: (row: Row) => object) {
  if (!page?.rows.length) return [];
  const first = offsetOf(page.page) + 1;
  return [
    {
      '@type': 'ItemList',
      numberOfItems: page.total,
      itemListElement: page.rows.map((row, index) => ({
        '@type': 'ListItem',
        position: first + index,
        item: itemOf(row),
      })),
    },
  ];
}

/**
 * A class in the words of schema.org: the `CourseInstance` of a `Course`, with start, mode, trainer and offer, whose price has the tax in it. A field that
 * the row leaves out is `undefined`. The workload is that of the class, or of its Language when the class states none.
 *
 * @param origin scheme and host of the site, `https://example.com`
 */
export function courseInstance(row: ClassRow, origin: string) {
  const { id, className, start, mode, price, due = price, currency, seatsLeft } = row;
  const [trainer, ...more] = [row.trainerName, row.secondTrainerName].flatMap((name) =>
    name ? { '@type': 'Person', name } : [],
  );
  return {
    '@type': 'CourseInstance',
    name: className,
    url: origin + paths.class(id),
    startDate: start,
    courseMode: mode?.includes('online') ? 'Online' : mode,
    courseWorkload: workloadOf(row),
    instructor: more.length > 0 ? [trainer, ...more] : trainer,
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: due,
      priceCurrency: currency,
      priceValidUntil: row.until?.replace(/^(\d{4})(\d\d)/, '$1-$2-'),
      availability: `https://schema.org/${seatsLeft === 0 ? 'SoldOut' : 'InStock'}`,
    },
  };
}

function workloadOf(row: ClassRow): string | undefined {
  const hours = parsePattern(row.pattern)?.totalHours ?? languageById(row.fkDpLangId ?? '')?.hours ?? 0;
  const own = row.sessions ? sessionsOf(row) : [];
  const minutes = own.reduce((sum, { start, end }) => sum + (end.getTime() - start.getTime()) / 60_000, 0);
  const all = minutes || Math.round(hours * 60);
  return all ? `PT${Math.floor(all / 60)}H${all % 60 ? `${all % 60}M` : ''}` : undefined;
}
