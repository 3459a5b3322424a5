import { termHref } from '@agile-languages/shared/glossary/links';

/** A text with its `[words](term-id)` as links of HTML, for `SafeHtml`. */
export const termHtml = (text: string): string =>
  text.replace(/\[([^\][]+)\]\(([\w-]+)\)/g, `<a href="${termHref('$2')}">$1</a>`);
