import type { EmbedOptions } from '@agile-languages/shared/embed';

/** The language of dates that the element or its page names, if this browser knows it and it is not English. */
export function localeFrom({ locale = document.documentElement.lang }: EmbedOptions): string | undefined {
  try {
    const [known] = Intl.DateTimeFormat.supportedLocalesOf(locale);
    return known?.startsWith('en') ? undefined : known;
  } catch {
    return undefined;
  }
}
