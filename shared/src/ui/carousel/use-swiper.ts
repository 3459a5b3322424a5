import { type RefObject, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';

/**
 * The slide at the start of a row, and Swiper to move it. Swiper is fetched in an idle moment once it is first asked
 * for; a failed fetch leaves the row scrolling as before and is tried again with the next wish.
 */
export function useSwiper(section: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const loading = useRef<Promise<Swiper>>(undefined);

  const load = async () => {
    await idle();
    const { takeOver } = await import(/* webpackChunkName: "swiper" */ './take-over.ts');
    if (!section.current) throw new Error('The row has gone.');
    return takeOver(section.current, setCurrent);
  };

  const withSwiper = (act: (swiper: Swiper) => void) => {
    loading.current ??= load();
    loading.current.then(act).catch((cause) => {
      loading.current = undefined;
      if (section.current) console.error('carousel', cause);
    });
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

/** Whoever asked for Swiper has reported it. */
const ignored = () => {};

const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 500 });
    else setTimeout(resolve, 50);
  });
