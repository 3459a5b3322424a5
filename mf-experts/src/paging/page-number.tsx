import type { ListPage } from '@agile-languages/shared/paths';

/** Belongs to the heading of a list and says which page is shown, to those who cannot see it. */
export function PageNumber({ list }: { list: ListPage<unknown> | undefined }) {
  if (!list || list.page === 1) return null;
  return <span className="visually-hidden">{` page ${list.page} of ${list.lastPage}`}</span>;
}
