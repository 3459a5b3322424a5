import { Refusal } from '../refusal.ts';
import type { PageList } from '../store/page-list.ts';

/** A `noindex` is easily released by accident. */
export function checkListed(before: PageList, after: PageList, areMeant: boolean): void {
  if (areMeant) return;
  const hidden = Object.entries(after.pages)
    .filter(([key, { listed }]) => !listed && before.pages[key]?.listed)
    .map(([key]) => key);
  if (hidden.length === 0) return;
  const named = hidden.slice(0, 5).join(', ') + (hidden.length > 5 ? ` and ${hidden.length - 5} more` : '');
  throw new Refusal(
    `Search engines would be told to forget ${hidden.length === 1 ? '1 page' : `${hidden.length} pages`}: ${named}. Nothing has changed. When that is meant, add --remove.`,
  );
}
