import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the address may be read: not while the document's own markup, composed without a query, is taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
