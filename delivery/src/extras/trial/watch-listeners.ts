/**
 * Runs in the page after `watchWork`, before its scripts: uses nothing from outside. It watches what listens to what the
 * browser gives pages when they ask; other watches add to it.
 */
export function watchListeners(): void {
  const work = Reflect.get(window, Symbol.for('work'));
  interface Listening {
    target: object;
    type: string;
    listener: unknown;
    isFirst: boolean;
  }
  const held = new Set<Listening & { area: string | undefined }>();
  const lasting = 'BatteryManager MediaQueryList PermissionStatus ServiceWorker ServiceWorkerRegistration'
    .split(' ')
    .flatMap((name) => Reflect.get(window, name)?.prototype ?? []);
  const { isPrototypeOf: isAbove } = Object.prototype;
  const isLasting = (target: object) => lasting.some((prototype) => isAbove.call(prototype, target));
  const letGo = ({ target, type, listener, isFirst }: Listening) => {
    for (const one of held)
      if (one.target === target && one.type === type && one.listener === listener && one.isFirst === isFirst)
        held.delete(one);
  };
  const hold = (one: Listening) => {
    letGo(one);
    if (work.holds(one.target)) held.add({ ...one, area: work.areaOf() });
  };
  Object.assign(work, { holds: isLasting, held, hold });

  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const listening = (
    target: object,
    type: string,
    listener: unknown,
    options: AddEventListenerOptions | boolean = {},
  ) => ({
    ...{ target, type, listener },
    isFirst: typeof options === 'object' ? Boolean(options?.capture) : options,
  });
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    add.call(this, type, listener, options);
    if (!listener || !this || !work.holds(this)) return;
    const one = listening(this, type, listener, options);
    hold(one);
    const { once = false, signal } = typeof options === 'object' ? (options ?? {}) : {};
    if (once) add.call(this, type, () => letGo(one), { once });
    if (signal) add.call(signal, 'abort', () => letGo(one), { once: true });
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (this) letGo(listening(this, type, listener, options));
    remove.call(this, type, listener, options);
  };
  for (const prototype of [...lasting, Animation.prototype, AbortSignal.prototype])
    for (const [name, state] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      const { set } = state;
      if (!name.startsWith('on') || !set) continue;
      Object.defineProperty(prototype, name, {
        ...state,
        set(handler: unknown) {
          const one = listening(this, name.slice(2), name);
          if (typeof handler === 'function') hold(one);
          else letGo(one);
          set.call(this, handler);
        },
      });
    }
  const { prototype } = MediaQueryList;
  prototype.addListener = function (listener) {
    this.addEventListener('change', listener as EventListener);
  };
  prototype.removeListener = function (listener) {
    this.removeEventListener('change', listener as EventListener);
  };
  work.listeners = () =>
    [...held].filter(({ target }) => isLasting(target)).map(({ target, type }) => `${target.constructor.name} ${type}`);
}
