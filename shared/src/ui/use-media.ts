import { useSyncExternalStore } from 'react';

/** Whether a media query holds; `false` on the server, until the page has hydrated, and in a browser that cannot tell. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener?.('change', onChange);
      return () => list?.removeEventListener?.('change', onChange);
    },
    () => globalThis.matchMedia?.(query)?.matches ?? false,
    () => false,
  );
}
