/**
 * What can be reached from the global object without calling anything; the function under `Symbol.for('trial')` names
 * what has changed, a line each. Runs before the page's scripts and uses nothing that these could replace.
 */
export const watchGlobals = (): string => `(${noteGlobals})(${changesSince})`;

type Key = string | symbol;

interface Noted {
  owner: object;
  /** Index of where it was found. */
  from: number;
  by: Key;
  keys: number;
  proto: object | null;
  isOpen: boolean;
  /** Absent: a function with nothing but its name and length. */
  states: Record<Key, PropertyDescriptor> | undefined;
}

// Run in pages: use nothing from outside of themselves.

function noteGlobals(compare: typeof changesSince): void {
  const { getOwnPropertyDescriptor: describe, getPrototypeOf: protoOf, isExtensible } = Object;
  const keysOf = Reflect.ownKeys;
  let changes = () => '';
  Object.defineProperty(window, Symbol.for('trial'), { value: () => changes() });
  // The trial's own notes change.
  const known = new Set<unknown>([null, undefined, Reflect.get(window, Symbol.for('work'))]);
  const noted: Noted[] = [];
  const find = (owner: unknown, from: number, by: Key) => {
    if ((typeof owner !== 'object' && typeof owner !== 'function') || known.has(owner)) return;
    known.add(owner);
    noted[noted.length] = { owner: owner as object, from, by, keys: 0, proto: null, isOpen: true, states: undefined };
  };
  find(window, -1, 'window');
  find(Object.prototype, 0, 'Object.prototype');
  find(Function.prototype, 0, 'Function.prototype');
  const ofWindow =
    'document history navigator location console performance crypto screen navigation customElements visualViewport caches indexedDB cookieStore scheduler trustedTypes speechSynthesis';
  const below = {
    document: 'fonts implementation timeline',
    navigator: 'clipboard credentials locks mediaSession permissions serviceWorker storage wakeLock',
    screen: 'orientation',
  };
  for (const name of ofWindow.split(' ')) find(Reflect.get(window, name), 0, name);
  for (const [above, names] of Object.entries(below))
    for (const name of names.split(' ')) find(Reflect.get(Reflect.get(window, above), name), 0, `${above}.${name}`);
  const look = (index: number) => {
    const entry = noted[index] as Noted;
    const { owner } = entry;
    const keys = keysOf(owner);
    entry.keys = keys.length;
    entry.proto = protoOf(owner);
    entry.isOpen = isExtensible(owner);
    find(entry.proto, index, '__proto__');
    if (typeof owner === 'function' && keys.length === 2) return;
    entry.states = Object.create(null) as Record<Key, PropertyDescriptor>;
    for (const key of keys) {
      const state = describe(owner, key);
      if (!state) continue;
      entry.states[key] = state;
      find(state.value, index, key);
      find(state.get, index, key);
      find(state.set, index, key);
    }
  };
  let index = 0;
  for (; index < noted.length; index += 1) look(index);
  // What only syntax and iteration lead to.
  const hidden = [[].values(), new Map().entries(), new Set().values(), ''[Symbol.iterator](), ''.matchAll(/x/g)];
  for (const value of [...hidden, (function* () {})(), (async function* () {})(), async () => {}])
    find(protoOf(value), 0, String(value));
  for (; index < noted.length; index += 1) look(index);
  changes = compare(noted);
}

function changesSince(noted: readonly Noted[]): () => string {
  const { getOwnPropertyDescriptor: describe, getPrototypeOf: protoOf, isExtensible, is } = Object;
  const keysOf = Reflect.ownKeys;
  const [text, number] = [String, Number];
  const nameOf = ({ from, by }: Noted): string => {
    const above = noted[from];
    return above && from > 0 ? `${nameOf(above)}.${text(by)}` : text(by);
  };
  /** React sets the first while it describes an error, and the other on the document. */
  const isUsual = (owner: object, key: Key) => {
    if (owner === Error && key === 'prepareStackTrace') return describe(owner, key)?.value === undefined;
    const prefix = '_reactListening';
    if (typeof key !== 'string' || owner !== document) return false;
    for (let at = 0; at < prefix.length; at += 1) if (key[at] !== prefix[at]) return false;
    return true;
  };
  /** A document has its forms by their names, and a window its frames by their numbers. */
  const isNew = (owner: object, key: Key, now: PropertyDescriptor) => {
    if (owner === document) return typeof now.value !== 'object';
    return owner !== window || !(number(text(key)) >= 0);
  };
  const isOther = (owner: object, old: PropertyDescriptor, now: PropertyDescriptor) => {
    if (old.get !== now.get || old.set !== now.set) return true;
    const isPart = typeof old.value === 'function' || (typeof old.value === 'object' && old.value !== null);
    if (owner === window) return isPart && old.value !== now.value;
    return !is(old.value, now.value) || old.writable !== now.writable;
  };
  return () => {
    let names = '';
    for (let index = 0; index < noted.length; index += 1) {
      const entry = noted[index] as Noted;
      const { owner, states } = entry;
      const note = (key: Key) => {
        if (!isUsual(owner, key)) names += `${nameOf(entry)}.${text(key)}\n`;
      };
      if (protoOf(owner) !== entry.proto) note('__proto__');
      if (isExtensible(owner) !== entry.isOpen) note('isExtensible');
      const keys = keysOf(owner);
      if (!states && keys.length === entry.keys) continue;
      let kept = 0;
      for (let at = 0; at < keys.length; at += 1) {
        const key = keys[at] as Key;
        const old = states?.[key];
        const now = describe(owner, key);
        if (old) kept += 1;
        if (!states && (key === 'name' || key === 'length')) continue;
        if (now && (old ? isOther(owner, old, now) : isNew(owner, key, now))) note(key);
      }
      if (states && kept < entry.keys && owner !== document) {
        const before = keysOf(states);
        for (let at = 0; at < before.length; at += 1) if (!describe(owner, before[at] as Key)) note(before[at] as Key);
      }
    }
    return names;
  };
}
