/** A browser that cannot tell never runs it. */
export function onAttributes(element: Element, run: () => void, signal: AbortSignal): void {
  if (!window.MutationObserver) return;
  const observer = new MutationObserver(run);
  observer.observe(element, { attributes: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
