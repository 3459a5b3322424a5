/** The words of a document, title included, without its code: what a visitor would call its content. */
export const visibleText = (html: string): string =>
  html
    .replaceAll(/<(style|script)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
