import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { carouselInterval } from '../../constants/index.ts';
import { useMedia } from '../use-media.ts';

/**
 * Calls `advance` in intervals while the row is in view and overflows, nobody points at it, touches it or has focus
 * in it, and the tab is visible. The visitor's Pause or Play wins over the preference for reduced motion, and Play over
 * the focus, which is on that very button then.
 */
export function useAutoplay(list: RefObject<HTMLElement | null>, advance: () => void) {
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const [chosen, setChosen] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [seen, setSeen] = useState(false);
  const playing = chosen ?? !calm;
  const moving = playing && seen && !pointed && (!focused || chosen === true);
  const onTick = useEffectEvent(() => {
    const row = list.current;
    if (row && !document.hidden && row.scrollWidth > row.clientWidth + 1) advance();
  });

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), { threshold: 0.5 });
    observer.observe(row);
    return () => observer.disconnect();
  }, [list]);

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(onTick, carouselInterval);
    return () => clearInterval(timer);
  }, [moving]);

  return {
    playing,
    toggle: () => setChosen(!playing),
    holders: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
