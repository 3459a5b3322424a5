import type { ListPage } from '@agile-languages/shared/paths';

/** Number of the page in the heading of a list, for screen readers. Nothing on the first page. */
export function PageNumber({ list }: { list: ListPage<unknown> | undefined }) {
  if (!list || list.page === 1) return null;
  return <span className="visually-hidden">{` page ${list.page} of ${list.lastPage}`}</span>;
}
