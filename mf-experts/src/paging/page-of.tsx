import type { Paged } from './paged.ts';

/** Belongs to the heading of a list and says which page is shown, to those who cannot see it. */
export function PageOf({ list }: { list: Paged<unknown> | undefined }) {
  if (!list || list.page === 1) return null;
  return <span className="visually-hidden">{` page ${list.page} of ${list.lastPage}`}</span>;
}
