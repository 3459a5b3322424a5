import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type Swiper from 'swiper';
import { useMedia } from '../use-media.ts';

/**
 * Lets Swiper move the row by itself while the row is in view and has neither the pointer nor the focus. A press on Pause
 * or Play counts more than the preference for reduced motion. Play also counts more than the focus, because the button
 * itself has the focus then.
 */
export function useAutoplay(section: RefObject<HTMLElement | null>, withSwiper: WithSwiper) {
  const prefersReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<boolean>();
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isInView, setIsInView] = useState(false);
  const isPlaying = choice ?? !prefersReducedMotion;
  const isMoving = isPlaying && !hasPointer && (!hasFocus || choice === true);
  const onInView = useEffectEvent(withSwiper);

  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false), {
      threshold: 0.5,
    });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [section]);

  useEffect(() => {
    if (!isInView) return;
    let started: Swiper | undefined;
    let isOver = false;
    onInView((swiper) => {
      if (isOver || !isMoving) return;
      started = swiper;
      swiper.autoplay.start();
    });
    return () => {
      isOver = true;
      started?.autoplay.stop();
    };
  }, [isInView, isMoving]);

  return {
    isPlaying,
    toggle: () => setChoice(!isPlaying),
    pauseHandlers: {
      onPointerEnter: () => setHasPointer(true),
      onPointerLeave: () => setHasPointer(false),
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
  };
}

type WithSwiper = (act: (swiper: Swiper) => void) => void;
