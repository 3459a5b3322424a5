/**
 * It runs in the page before its scripts, so it uses nothing from outside of itself. The object under
 * `Symbol.for('work')` names what code of areas still does: timers, observers, and scripts that block the tab.
 */
export function watchWork(): void {
  interface Timer {
    area: string;
    every: boolean;
    end: number;
  }
  const timers = new Map<number, Timer>();
  const lastSet = new Map<string, number>();
  const observed = new Map<object, { what: string; area: string; target: Node }>();
  const blocked = new Map<string, number>();
  const work = {
    isUsed: false,
    isLeft: false,
    /** What the document has in its head for all pages. */
    head: new Set<Element>(),
    /** The faces of the document, shown whenever they come. */
    fonts: undefined as CSSStyleSheet | undefined,
    running: (areas: readonly string[]) => [...timersOf(areas), ...observersOf(areas), ...blockersAmong(areas)],
  };
  Object.defineProperty(window, Symbol.for('work'), { value: work });

  new MutationObserver((_, observer) => {
    if (!document.body) return;
    work.head = new Set(document.head.children);
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });

  const { setTimeout: later, setInterval: again, clearTimeout: stopTimer, requestAnimationFrame: nextFrame } = window;
  const areaIn = (text: string) => /\/areas\/([\w-]+)\//.exec(text)?.[1];
  const areaOf = () => areaIn(new Error().stack ?? '');
  const noteSet = (area: string) => lastSet.set(area, performance.now());
  const stop = (id?: number) => {
    timers.delete(Number(id));
    stopTimer(id);
  };
  Object.assign(window, {
    setTimeout(run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) {
      const area = areaOf();
      const id = later(() => {
        timers.delete(id);
        run(...values);
      }, delay);
      if (area) {
        noteSet(area);
        timers.set(id, { area, every: false, end: performance.now() + delay });
      }
      return id;
    },
    setInterval(run: () => void, delay = 0, ...values: unknown[]) {
      const area = areaOf();
      const id = again(run, delay, ...values);
      if (area) timers.set(id, { area, every: true, end: delay });
      return id;
    },
    requestAnimationFrame(run: FrameRequestCallback) {
      const area = areaOf();
      if (area) noteSet(area);
      return nextFrame(run);
    },
    clearTimeout: stop,
    clearInterval: stop,
  });
  const timersOf = (areas: readonly string[]) => [
    ...[...timers.values()]
      .filter(({ area, every, end }) => areas.includes(area) && (every || end - performance.now() > 500))
      .map(({ area, every, end }) => `a timer of ${area} ${every ? `each ${end} ms` : 'that is still to come'}`),
    ...areas
      .filter((area) => performance.now() - (lastSet.get(area) ?? Number.NEGATIVE_INFINITY) < 300)
      .map((area) => `a timer of ${area} that is set again and again`),
  ];

  const { scheduler, requestIdleCallback: whenIdle } = window as unknown as {
    scheduler?: { postTask: (run: () => unknown, options?: { delay?: number }) => Promise<unknown> };
    requestIdleCallback: typeof requestIdleCallback;
  };
  let tasks = 0;
  const postTask = scheduler?.postTask.bind(scheduler);
  if (scheduler && postTask)
    scheduler.postTask = (run, options = {}) => {
      const area = areaOf();
      tasks -= 1;
      const id = tasks;
      if (area) noteSet(area);
      if (area) timers.set(id, { area, every: false, end: performance.now() + (options.delay ?? 0) });
      return postTask(run, options).finally(() => timers.delete(id));
    };
  window.requestIdleCallback = (run, options) => {
    const area = areaOf();
    if (area) noteSet(area);
    return whenIdle(run, options);
  };

  for (const { name, prototype } of [MutationObserver, IntersectionObserver, ResizeObserver]) {
    const { observe, disconnect, unobserve } = prototype as MutationObserver & { unobserve?: (target: Node) => void };
    Object.assign(prototype, {
      observe(this: MutationObserver, target: Node, options: MutationObserverInit) {
        const area = areaOf();
        if (area) observed.set(this, { what: name, area, target });
        observe.call(this, target, options);
      },
      disconnect(this: MutationObserver) {
        observed.delete(this);
        disconnect.call(this);
      },
      ...(unobserve && {
        unobserve(this: MutationObserver, target: Node) {
          if (observed.get(this)?.target === target) observed.delete(this);
          unobserve.call(this, target);
        },
      }),
    });
  }
  const observersOf = (areas: readonly string[]) =>
    [...observed.values()]
      .filter(({ area, target }) => areas.includes(area) && target.isConnected)
      .map(({ what, area }) => `a ${what} of ${area}`);

  const frames = 'long-animation-frame';
  if (PerformanceObserver.supportedEntryTypes.includes(frames))
    new PerformanceObserver((list) => {
      type Frame = PerformanceEntry & { scripts: readonly { duration: number; sourceURL: string }[] };
      for (const { duration, sourceURL } of (list.getEntries() as Frame[]).flatMap(({ scripts }) => scripts)) {
        const area = work.isLeft && duration > 500 ? areaIn(sourceURL) : undefined;
        if (area) blocked.set(area, (blocked.get(area) ?? 0) + 1);
      }
    }).observe({ type: frames });
  const blockersAmong = (areas: readonly string[]) =>
    areas.filter((area) => (blocked.get(area) ?? 0) > 1).map((area) => `code of ${area} that blocks the tab`);

  // What a press would send has no answer, so that no page complains of a refusal.
  const { fetch: send } = window;
  const isRead = (address: unknown) => /\/Get\w+$/.test(String(address).split('?', 1)[0] ?? '');
  Object.assign(window, {
    fetch: (address: RequestInfo | URL, options?: RequestInit) =>
      work.isUsed && options?.method === 'POST' && !isRead(address) ? new Promise(() => {}) : send(address, options),
    print() {},
    open: () => null,
  });
}
