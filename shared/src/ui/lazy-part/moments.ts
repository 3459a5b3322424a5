import type { ComponentType } from 'react';

/** After half a second at the latest. @returns a function that cancels it */
export function onIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 50);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 500 });
  return () => cancelIdleCallback(request);
}

/** Runs something whenever an element comes within 300 px of the view. @returns a function that cancels it */
export const onNear = (element: Element, run: () => void): (() => void) | undefined =>
  onView(element, (isNear) => isNear && run(), { rootMargin: '300px' });

/**
 * Tells when an element comes into view and leaves it; in a browser that cannot tell, that it is in view.
 *
 * @returns a function that ends it, where there is something to end
 */
export function onView(
  element: Element,
  onChange: (isInView: boolean) => void,
  options?: IntersectionObserverInit,
): (() => void) | undefined {
  if (!window.IntersectionObserver) return void onChange(true);
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.some(({ isIntersecting }) => isIntersecting)),
    options,
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** When the code of a part is fetched, and what is shown before. */
export interface LazyPartOptions<Props> {
  /**
   * When the code is fetched: `now`, beside whatever else is loading; `visible`, 300 px before its placeholder comes into
   * view; `idle`, after it was drawn for the first time, as soon as the browser has nothing else to do.
   */
  when: 'now' | 'visible' | 'idle';
  /** Shown until the code is there, and without it; should have the size of the part. Default: nothing. */
  Placeholder?: ComponentType<Props>;
}
