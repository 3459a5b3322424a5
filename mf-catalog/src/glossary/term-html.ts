import { termHref, textParts } from '@agile-languages/shared/glossary/links';

/** A text with its `[words](term-id)` as links of HTML, for `SafeHtml`. */
export const termHtml = (text: string): string =>
  textParts(text)
    .map(({ words, id }) => (id ? `<a href="${termHref(id)}">${words}</a>` : words))
    .join('');
