const texts = ['@layer reset,tokens,base,kit,area;'];

/** The one sheet of this module, adopted by every shadow root that shows it. */
export const sheet = new CSSStyleSheet();

/** Adds the styles of a part; a part that comes later reaches what is shown already. */
export function addStyles(text: string): void {
  texts.push(text);
  sheet.replaceSync(texts.join(''));
}
