import { type RefObject, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { logFailure } from '../../errors/log-failure.ts';

/**
 * The slide at the start of a row, and Swiper to move it. Swiper is fetched in an idle moment after its first use;
 * when that fails the row scrolls as before, and the next use fetches again.
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
    loading.current ??= load();
    loading.current.then(act).catch((cause) => {
      loading.current = undefined;
      if (section.current) logFailure('carousel', cause);
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

/** `withSwiper` has logged the failure. */
const ignored = () => {};

const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 500 });
    else setTimeout(resolve, 50);
  });
