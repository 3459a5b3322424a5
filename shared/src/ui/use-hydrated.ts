import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this component shows its own output already, instead of the document's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
