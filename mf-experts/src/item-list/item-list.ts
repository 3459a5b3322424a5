import type { ProfileRow, SampleRow } from '@agile-languages/shared/api';
import { pageSize } from '@agile-languages/shared/constants';
import { siteConfig } from '@agile-languages/shared/platform';
import type { Paged } from '../paging/paged.ts';

/** A page of experts as search engines read it. Nothing when nobody is on it. */
export const peopleList = (list: Paged<ProfileRow> | undefined) =>
  itemList(list, ({ id, fullname }) => ({ '@type': 'Person', name: fullname, url: url('single-profile', id) }));

/** A page of samples as search engines read it. Nothing when there is none on it. */
export const worksList = (list: Paged<SampleRow> | undefined) =>
  itemList(list, ({ id, className }) => ({ '@type': 'CreativeWork', name: className, url: url('sample', id) }));

function itemList<Row>(list: Paged<Row> | undefined, itemOf: (row: Row) => object) {
  if (!list?.rows.length) return [];
  const { page, total, rows } = list;
  const first = (page - 1) * pageSize + 1;
  return [
    {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: rows.map((row, index) => ({
        '@type': 'ListItem',
        position: first + index,
        item: itemOf(row),
      })),
    },
  ];
}

const url = (place: string, id: string) => `${siteConfig().origin}/${place}/${encodeURIComponent(id)}`;
