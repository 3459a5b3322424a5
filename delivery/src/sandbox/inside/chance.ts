/** As they were before any code of the areas ran, which could take the moving clock out of them. */
const { apply, construct } = Reflect;

/** What is rendered does not depend on when, or on how fast. */
export function stopClock(now: number): void {
  const Moving = Date;
  const Still = new Proxy(Moving, {
    construct: (target, args, newTarget) => construct(target, args.length > 0 ? args : [now], newTarget),
    apply: () => new Moving(now).toString(),
  });
  Moving.now = () => now;
  Moving.prototype.constructor = Still;
  globalThis.Date = Still;
  const { prototype } = Intl.DateTimeFormat;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
  const { formatToParts } = prototype;
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      const formatOf = format && apply(format, this, []);
      return (date: Date | number = now) => formatOf(date);
    },
  });
  prototype.formatToParts = function (date = now) {
    return apply(formatToParts, this, [date]);
  };
}

/** The same numbers in each realm (mulberry32): what is rendered does not depend on chance. */
export function stopChance(): void {
  let state = 1;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
