/** Runs in the page after `watchWork`, before its scripts: what can be set on the objects that the browser has once. */
export function watchSettings(): void {
  const work = Reflect.get(window, Symbol.for('work'));
  const settings: { name: string; read: () => unknown }[] = [];
  const known = new Set<unknown>([window]);
  /** The page's own, or compared elsewhere. */
  const isOther = (name: string) => /^(?:document\.(?:title|cookie|body)$|(?:document\.)?location\.)/.test(name);
  const accessors = (owner: object) => {
    const found = new Map<string, PropertyDescriptor>();
    for (let one: object | null = owner; one && one !== Object.prototype; one = Object.getPrototypeOf(one))
      for (const [key, state] of Object.entries(Object.getOwnPropertyDescriptors(one)))
        if (state.get && !found.has(key)) found.set(key, state);
    return found;
  };
  const readFrom = (owner: object, { get }: PropertyDescriptor): unknown => {
    try {
      return get?.call(owner);
    } catch {
      return undefined;
    }
  };
  const look = (owner: unknown, name: string, depth: number) => {
    if (typeof owner !== 'object' || owner === null || known.has(owner)) return;
    if (owner instanceof Node && owner !== document) return;
    if (Reflect.get(owner, 'window') === owner) return;
    known.add(owner);
    for (const [key, state] of accessors(owner)) {
      const path = `${name}.${key}`;
      if (state.set && !key.startsWith('on') && !isOther(path))
        settings.push({ name: path, read: () => readFrom(owner, state) });
      if (depth > 0) look(readFrom(owner, state), path, depth - 1);
    }
  };
  for (const [key, state] of accessors(window)) look(readFrom(window, state), key, 1);
  const textOf = (value: unknown) =>
    typeof value === 'object' ? Object.prototype.toString.call(value) : String(value);
  work.settings = () => [`status ${window.status}`, ...settings.map(({ name, read }) => `${name} ${textOf(read())}`)];
}
