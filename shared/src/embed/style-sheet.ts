const texts = ['@layer reset,tokens,base,kit,area;'];

/** Adopted by every shadow root of this module. */
export const sheet = new CSSStyleSheet();

/** Those of a lazy part apply to what is shown already. */
export function addStyles(text: string): void {
  texts.push(text);
  sheet.replaceSync(texts.join(''));
}
