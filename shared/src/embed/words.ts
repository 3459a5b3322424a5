import { english, type Say } from '../words/say.ts';

/** How an element speaks. */
export interface Spoken {
  say: Say;
  /** Default: English. */
  locale?: string | undefined;
}

/** Reads how an element is to speak in a locale, with the page's own words. */
export type Speak = (host: Element, locale: string) => Spoken;

/** The words of a view by language, fetched when an element asks for them. */
export type WordFiles = Readonly<Record<string, () => Promise<Speak>>>;

export const inEnglish: Spoken = { say: english };

/** That of its language, any for a page with own words. */
export function wordFile(host: Element, locale: string, files: WordFiles) {
  const language = locale.replace(/-.*/, '').toLowerCase();
  if (Object.hasOwn(files, language)) return files[language];
  return host.querySelector('[slot=words]') && files.de;
}
