import { useHydrated } from '@agile-languages/shared/ui';

/** The visitor's own time zone, for example `'Europe/Berlin'`; `undefined` until the page is hydrated. */
export const useVisitorZone = (): string | undefined =>
  useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
