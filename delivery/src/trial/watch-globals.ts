/**
 * Notes what `window` and the objects of the language are, before any script of the page runs. It runs in the page, so
 * it uses nothing from outside of itself, and nothing afterwards that a page may have replaced.
 *
 * The function that it leaves under `Symbol.for('trial')` names what was added or replaced since.
 */
export function watchGlobals(): void {
  const owners: [string, object][] = [['window', window]];
  const [describe, keysOf] = [Object.getOwnPropertyDescriptor, Reflect.ownKeys];
  // React sets it for a moment when it describes an error.
  const usual = 'Error.prepareStackTrace';
  for (const name of Object.getOwnPropertyNames(window)) {
    const { value } = /^[A-Z]/.test(name) ? (describe(window, name) ?? {}) : {};
    if ((typeof value !== 'function' && typeof value !== 'object') || value === null) continue;
    owners[owners.length] = [name, value];
    if (value.prototype instanceof Object) owners[owners.length] = [`${name}.prototype`, value.prototype];
  }
  const before = owners.map(([, owner]) => {
    const states = Object.create(null);
    for (const key of keysOf(owner)) if (typeof key === 'string') states[key] = describe(owner, key);
    return states;
  });

  const changed = () => {
    const names: string[] = [];
    for (let index = 0; index < owners.length; index += 1) {
      const [name, owner] = owners[index] as [string, object];
      const keys = keysOf(owner);
      for (let at = 0; at < keys.length; at += 1) {
        const key = keys[at];
        if (typeof key !== 'string' || `${name}.${key}` === usual) continue;
        const [old, now] = [before[index][key], describe(owner, key)];
        const isNew = !old && (owner !== window || (now?.enumerable && !(Number(key) >= 0)));
        const isOther =
          old &&
          (old.get !== now?.get ||
            old.set !== now?.set ||
            (typeof old.value === 'function' && old.value !== now?.value));
        if (isNew || isOther) names[names.length] = `${name}.${key}`;
      }
    }
    return names;
  };
  Object.defineProperty(window, Symbol.for('trial'), { value: changed });
}
