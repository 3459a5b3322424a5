import { browserStorage, type TextStorage, withMemory } from '@agile-languages/shared/storage';

/** Storage of a tool on a page of this site: in this browser, or in memory where the browser refuses. */
export const pageStorage = (name: string): TextStorage =>
  withMemory(
    browserStorage('local', name, (cause) => {
      console.warn(`${name}: this browser stores nothing beyond this visit`, cause);
    }),
  );
