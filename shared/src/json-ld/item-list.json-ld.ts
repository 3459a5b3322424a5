import type { ListPage } from '../paging/list-page.ts';
import { offsetOf } from '../paging/paging.ts';

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
