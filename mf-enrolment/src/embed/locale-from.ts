import type { EmbedOptions } from '@agile-languages/shared/embed';

/** The language that the element or its page names, if this browser knows it. */
export function localeFrom({ locale = document.documentElement.lang }: EmbedOptions): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale)[0];
  } catch {
    return undefined;
  }
}
