/** Runs in the page after `watchWork`, before its scripts: uses nothing from outside. */
export function watchObservers(): void {
  interface Observing {
    observe: (...values: unknown[]) => void;
    disconnect: () => void;
    unobserve?: (target: unknown) => void;
  }
  const work = Reflect.get(window, Symbol.for('work'));
  const observed = new Map<object, { what: string; area: string; target: unknown }>();
  const names = 'MutationObserver IntersectionObserver ResizeObserver PerformanceObserver ReportingObserver';
  for (const name of names.split(' ')) {
    const { prototype } = Reflect.get(window, name) as { prototype: Observing };
    const { observe, disconnect, unobserve } = prototype;
    Object.assign(prototype, {
      observe(this: Observing, target: unknown, ...others: unknown[]) {
        const area = work.areaOf();
        if (area) observed.set(this, { what: name, area, target });
        observe.call(this, target, ...others);
      },
      disconnect(this: Observing) {
        observed.delete(this);
        disconnect.call(this);
      },
      ...(unobserve && {
        unobserve(this: Observing, target: unknown) {
          if (observed.get(this)?.target === target) observed.delete(this);
          unobserve.call(this, target);
        },
      }),
    });
  }
  const running = work.running as (areas: readonly string[]) => string[];
  work.running = (areas: readonly string[]) => [
    ...running(areas),
    ...[...observed.values()]
      .filter(({ area, target }) => areas.includes(area) && (!(target instanceof Node) || target.isConnected))
      .map(({ what, area }) => `a ${what} of ${area}`),
  ];
}
