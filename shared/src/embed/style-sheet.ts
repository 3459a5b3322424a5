const texts = ['@layer reset,tokens,base,kit,area;'];

/** The one sheet of this module, adopted by every shadow root that shows it. */
export const sheet = new CSSStyleSheet();

/** Adds styles; those of a lazy part apply to what is shown already. */
export function addStyles(text: string): void {
  texts.push(text);
  sheet.replaceSync(texts.join(''));
}
