import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type Swiper from 'swiper';
import { useMedia } from '../use-media.ts';

/**
 * Lets Swiper go on by itself while the row is in view and nobody points at it, touches it or has focus in it. The
 * visitor's Pause or Play wins over the preference for reduced motion, and Play over the focus, which is on that very
 * button then.
 */
export function useAutoplay(section: RefObject<HTMLElement | null>, withSwiper: WithSwiper) {
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const [chosen, setChosen] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [seen, setSeen] = useState(false);
  const playing = chosen ?? !calm;
  const moving = playing && !pointed && (!focused || chosen === true);
  const onSeen = useEffectEvent(withSwiper);

  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), { threshold: 0.5 });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [section]);

  useEffect(() => {
    if (!seen) return;
    let started: Swiper | undefined;
    let over = false;
    onSeen((swiper) => {
      if (over || !moving) return;
      started = swiper;
      swiper.autoplay.start();
    });
    return () => {
      over = true;
      started?.autoplay.stop();
    };
  }, [seen, moving]);

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

type WithSwiper = (act: (swiper: Swiper) => void) => void;
