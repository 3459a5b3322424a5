/**
 * Page numbers to show: all up to seven, else the first, the last and the neighbours of the current one.
 * A gap is a negative number, different for each gap.
 */
export function pagesToShow(current: number, last: number): number[] {
  const shown = Array.from({ length: Math.min(last, 7) }, (_, index) => index + 1);
  if (last <= 7) return shown;
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < last);
  const before = (near[0] ?? last) > 3 ? [-1] : near[0] === 3 ? [2] : [];
  const end = near.at(-1) ?? 1;
  const after = end < last - 2 ? [-2] : end === last - 2 ? [last - 1] : [];
  return [1, ...before, ...near, ...after, last];
}
