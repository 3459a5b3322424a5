import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The visitor's own time zone, for example `'Europe/Berlin'`; `undefined` until the page has hydrated. */
export const useVisitorZone = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
