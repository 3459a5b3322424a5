import { type RefObject, useEffect, useState } from 'react';

/** The slide at the start of the row, and a way to go to another one; past either end it goes on at the other. */
export function useSlides(list: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const follow = () => setCurrent(Math.min(count - 1, Math.round(distance(row) / step(row))));
    row.addEventListener('scroll', follow, { passive: true });
    return () => row.removeEventListener('scroll', follow);
  }, [list, count]);

  const go = (index: number) => {
    const row = list.current;
    if (!row) return;
    const last = Math.round((row.scrollWidth - row.clientWidth) / step(row));
    const target = index < 0 ? last : index > last ? 0 : index;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const direction = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row.scrollTo({ left: direction * target * step(row), behavior: calm ? 'auto' : 'smooth' });
  };

  return { current, go };
}

/** Scrolled distance; negative values of right-to-left rows count the same. */
const distance = (row: HTMLElement) => Math.abs(row.scrollLeft);

/** From the start of one slide to the start of the next. */
function step(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return 1;
  return Math.abs(second.offsetLeft - first.offsetLeft) || 1;
}
