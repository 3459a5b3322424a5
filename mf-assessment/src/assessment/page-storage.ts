import { browserStorage, type TextStorage, withMemory } from '@agile-languages/shared/storage';

/** Storage of a tool on a page of this site: in this browser, and where that is refused as long as the page. */
export const pageStorage = (name: string): TextStorage =>
  withMemory(
    browserStorage('local', name, (cause) => {
      console.warn(`${name}: this browser keeps nothing beyond this visit`, cause);
    }),
  );
