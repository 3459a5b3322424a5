/** The keyboard goes on there, and nothing is scrolled. What takes no focus by itself takes it from here. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}
