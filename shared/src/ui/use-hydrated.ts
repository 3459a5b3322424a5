import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated; `false` on the server and in the first render, which has to equal the document. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
