import type { WordFiles } from '@agile-languages/shared/embed';

/** The words of what is around Card Lab. */
export const wordFiles: WordFiles = {
  de: async () => (await import(/* webpackChunkName: "words-de" */ './speak-de.ts')).speak,
  fr: async () => (await import(/* webpackChunkName: "words-fr" */ './speak-fr.ts')).speak,
};
