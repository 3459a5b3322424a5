/**
 * Runs in the page before its scripts: uses nothing from outside. `Symbol.for('work')` names what code of areas still
 * does; other watches add to it.
 */
export function watchWork(): void {
  const blocked = new Map<string, number>();
  const areaIn = (text: string) => /\/areas\/([\w-]+)\//.exec(text)?.[1];
  const work = {
    isUsed: false,
    isLeft: false,
    entries: history.length,
    head: new Set<Element>(),
    fonts: undefined as CSSStyleSheet | undefined,
    areaOf: () => areaIn(new Error().stack ?? ''),
    running: (areas: readonly string[]) =>
      areas.filter((area) => (blocked.get(area) ?? 0) > 1).map((area) => `code of ${area} that blocks the tab`),
  };
  Object.defineProperty(window, Symbol.for('work'), { value: work });

  new MutationObserver((_, observer) => {
    if (!document.body) return;
    work.head = new Set(document.head.children);
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });

  const frames = 'long-animation-frame';
  if (PerformanceObserver.supportedEntryTypes.includes(frames))
    new PerformanceObserver((list) => {
      type Frame = PerformanceEntry & { scripts: readonly { duration: number; sourceURL: string }[] };
      for (const { duration, sourceURL } of (list.getEntries() as Frame[]).flatMap(({ scripts }) => scripts)) {
        const area = work.isLeft && duration > 500 ? areaIn(sourceURL) : undefined;
        if (area) blocked.set(area, (blocked.get(area) ?? 0) + 1);
      }
    }).observe({ type: frames });
}
