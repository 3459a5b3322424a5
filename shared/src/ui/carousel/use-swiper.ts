import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { logFailure } from '../../errors/index.ts';
import { onView } from '../lazy-part/moments.ts';
import { useMedia } from '../use-media.ts';

/**
 * Swiper is fetched in an idle moment after its first use; when that fails the row scrolls as before, and the next use
 * fetches again.
 */
export function useSwiper(section: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const loading = useRef<Promise<Swiper>>(undefined);

  const load = async () => {
    await idle();
    const { enhanceWithSwiper } = await import(/* webpackChunkName: "swiper" */ './enhance-with-swiper.ts');
    if (!section.current) throw new Error('The row has gone.');
    return enhanceWithSwiper(section.current, setCurrent);
  };

  const withSwiper = (act: (swiper: Swiper) => void) => {
    loading.current ??= load().catch((cause) => {
      loading.current = undefined;
      throw cause;
    });
    loading.current.then(act).catch((cause) => section.current && logFailure('carousel', cause));
  };

  useEffect(() => {
    if (count) loading.current?.then((swiper) => swiper.update()).catch(ignored);
  }, [count]);

  useEffect(
    () => () => {
      loading.current?.then((swiper) => swiper.destroy()).catch(ignored);
      loading.current = undefined;
    },
    [],
  );

  return { current, withSwiper };
}

const ignored = () => {};

const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 500 });
    else setTimeout(resolve, 50);
  });

/**
 * While the row is in view and has neither the pointer nor the focus. A press counts more than the preference for
 * reduced motion; Play also counts more than the focus, because the button has that.
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
    return onView(section.current, setIsInView, { threshold: 0.5 });
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
