/**
 * In `em`, as the elements; colours are the page's, or the browser's own. The end of a short list never leaves a dialog, so
 * no more room is kept than every element needs.
 */
export const sheet = new CSSStyleSheet();

sheet.replaceSync(`
:host { display: contents }
:host([floating]) > slot {
  position: fixed; z-index: 999999999; inset-block-end: 1em; inset-inline-end: 1em;
  display: block; max-inline-size: calc(100vw - 2em);
}
:host([floating]) > slot::slotted(:is(a, button)) {
  display: block; padding: .75em 1.25em; border: .125em solid transparent; border-radius: var(--agile-radius, 2px);
  background: var(--agile-accent, light-dark(#1b1b1b, #eee)); box-shadow: 0 .1em .6em rgb(0 0 0 / .35);
  color: var(--agile-on-accent, light-dark(#fff, #111));
}
dialog {
  box-sizing: border-box; inline-size: min(64em, 100vw - 1.5em); max-inline-size: none;
  max-block-size: calc(100dvh - 1.5em); padding: 0; border: 0; overflow: auto; overscroll-behavior: contain;
  background: var(--agile-surface, Canvas); color: var(--agile-text, CanvasText);
}
dialog > slot::slotted(*) { display: flow-root !important; --agile-room: 30em !important }
dialog::backdrop { background: rgb(0 0 0 / .6) }
dialog > button {
  position: sticky; z-index: 1; inset-block-start: 0; display: block; min-block-size: 2.75em; margin-inline-start: auto;
  padding: .5em 1em; border: 0; background: inherit; color: inherit; font: inherit; cursor: pointer;
}
dialog > button:focus-visible { outline: .125em solid var(--agile-focus, currentColor); outline-offset: -.25em }
@media print { :host([floating]) > slot { display: none } }
`);
