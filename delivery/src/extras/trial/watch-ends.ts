/** Runs in the page after `watchListeners`: uses nothing from outside. Animations and signals call code like timers. */
export function watchEnds(): void {
  const work = Reflect.get(window, Symbol.for('work'));
  const ends = new WeakMap<object, number>();
  const isEnding = (target: object) => target instanceof Animation || ends.has(target);
  const timeLeft = (target: object) => {
    if (!(target instanceof Animation)) return (ends.get(target) ?? 0) - performance.now();
    const { playState, currentTime, playbackRate, effect } = target;
    const left = Number(effect?.getComputedTiming().endTime ?? 0) - Number(currentTime ?? 0);
    return playState === 'running' && Number.isFinite(left) ? left / Math.abs(playbackRate) : 0;
  };
  const { holds, held } = work;
  work.holds = (target: object) => holds(target) || isEnding(target);

  const finished = Object.getOwnPropertyDescriptor(Animation.prototype, 'finished');
  Object.defineProperty(Animation.prototype, 'finished', {
    ...finished,
    get() {
      work.hold({ target: this, type: 'finish', listener: 'finished', isFirst: false });
      return finished?.get?.call(this);
    },
  });
  const { timeout, any } = AbortSignal;
  AbortSignal.timeout = (delay) => {
    const signal = timeout.call(AbortSignal, delay);
    ends.set(signal, performance.now() + delay);
    return signal;
  };
  AbortSignal.any = (signals) => {
    const sources = [...signals];
    const signal = any.call(AbortSignal, sources);
    const times = sources.flatMap((source) => ends.get(source) ?? []);
    if (times.length > 0) ends.set(signal, Math.min(...times));
    return signal;
  };

  const running = work.running as (areas: readonly string[]) => string[];
  work.running = (areas: readonly string[]) => {
    const waiting: string[] = [];
    for (const one of held) {
      if (!isEnding(one.target)) continue;
      const left = timeLeft(one.target);
      if (left > 500 && areas.includes(one.area)) waiting.push(`${one.area} waits for ${nameOf(one.target)}`);
      // A page may have had many.
      if (left <= 0 && !isUnderWay(one.target)) held.delete(one);
    }
    return [...running(areas), ...waiting];
  };
  const nameOf = (target: object) =>
    target instanceof Animation ? 'the end of an animation' : 'the time limit of a signal';
  const isUnderWay = (target: object) => target instanceof Animation && /running|paused/.test(target.playState);
}
