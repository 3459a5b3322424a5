import type { Fingerprint } from '../store/page-list.ts';

/** Why a page is prerendered: `new page`, `configuration changed`, `shell changed`, `catalog changed`, `data changed`, `files missing`. */
export type Reason = 'new page' | 'files missing' | `${string} changed`;

/**
 * The first thing that differs between two versions of a page.
 *
 * @param before what the page of the revision before was made from; `undefined` when there is none
 * @returns `undefined` when nothing differs
 */
export function reasonFor(before: Fingerprint | undefined, now: Fingerprint): Reason | undefined {
  if (!before) return 'new page';
  if (before.shell !== now.shell) return 'shell changed';
  const names = Object.keys({ ...before.areas, ...now.areas });
  const area = names.find((name) => before.areas[name] !== now.areas[name]);
  if (area) return `${area} changed`;
  if (before.configuration !== now.configuration) return 'configuration changed';
  return before.data === now.data ? undefined : 'data changed';
}

/** How often each reason applies, the most frequent first: `3 data changed, 2 catalog changed, 1 new`. */
export function countReasons(reasons: readonly Reason[]): string {
  const counts = new Map<Reason, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${count} ${reason === 'new page' ? 'new' : reason}`)
    .join(', ');
}
