/** Calls back when somebody points at something, moves the focus to it, touches or presses it, before React gets the event. */
export function onIntent(listener: (event: Event) => void): void {
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click']) document.addEventListener(type, listener, true);
}
