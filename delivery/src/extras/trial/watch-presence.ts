/** Runs in the page after `watchWork`, before its scripts: whether it is shown and on line, as `tellOfAbsence` says. */
export function watchPresence(): void {
  const work = Reflect.get(window, Symbol.for('work'));
  work.isAway = false;
  const whileAway = (prototype: object, name: string, value: unknown) => {
    const state = Object.getOwnPropertyDescriptor(prototype, name);
    if (!state?.get) return;
    const { get } = state;
    Object.defineProperty(prototype, name, {
      ...state,
      get() {
        const real = get.call(this);
        return work.isAway ? value : real;
      },
    });
  };
  whileAway(Document.prototype, 'hidden', true);
  whileAway(Document.prototype, 'visibilityState', 'hidden');
  whileAway(Navigator.prototype, 'onLine', false);
}
