/** The listener runs before React gets the event. */
export function onIntent(listener: (event: Event) => void): void {
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click']) document.addEventListener(type, listener, true);
}
