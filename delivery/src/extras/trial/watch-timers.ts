/** Runs in the page after `watchWork`, before its scripts: uses nothing from outside. */
export function watchTimers(): void {
  const work = Reflect.get(window, Symbol.for('work'));
  const areaOf = work.areaOf as () => string | undefined;
  const timers = new Map<number, { area: string; every: boolean; end: number }>();
  const lastSet = new Map<string, number>();
  const { setTimeout: later, setInterval: again, clearTimeout: stopTimer, requestAnimationFrame: nextFrame } = window;
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

  type WaitAsync = (cells: Int32Array, at: number, value: number, delay?: number) => { async: boolean; value: unknown };
  const { waitAsync } = Atomics as unknown as { waitAsync?: WaitAsync };
  if (waitAsync)
    Object.assign(Atomics, {
      waitAsync(...[cells, at, value, delay = Number.POSITIVE_INFINITY]: Parameters<WaitAsync>) {
        const area = areaOf();
        const waiting = waitAsync(cells, at, value, delay);
        // Without an end others have to wake it.
        if (!area || !waiting.async || delay === Number.POSITIVE_INFINITY) return waiting;
        tasks -= 1;
        const id = tasks;
        noteSet(area);
        timers.set(id, { area, every: false, end: performance.now() + delay });
        void Promise.resolve(waiting.value).then(() => timers.delete(id));
        return waiting;
      },
    });

  /** Longer ones are no end of something that visitors still see. */
  const soon = 10_000;
  work.timeToWait = (areas: readonly string[]) => {
    const own = [...timers.values()].filter(({ area, every }) => !every && areas.includes(area));
    return Math.max(0, ...own.map(({ end }) => end - performance.now()).filter((left) => left < soon));
  };
  const running = work.running as (areas: readonly string[]) => string[];
  work.running = (areas: readonly string[]) => [
    ...running(areas),
    ...[...timers.values()]
      .filter(({ area, every, end }) => areas.includes(area) && (every || end - performance.now() > 500))
      .map(({ area, every, end }) => `a timer of ${area} ${every ? `each ${end} ms` : 'that is still to come'}`),
    ...areas
      .filter((area) => performance.now() - (lastSet.get(area) ?? Number.NEGATIVE_INFINITY) < 300)
      .map((area) => `a timer of ${area} that is set again and again`),
  ];
}
