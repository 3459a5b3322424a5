/** Functions of Node that no permission covers. */
const unused = ['kill', '_kill', 'getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'chdir', 'umask'];

/** Code that got out of its realm finds no way to Node, and nothing of the language that it could change. */
export function disarm(): void {
  for (const name of unused) Object.defineProperty(process, name, { value: undefined });
  for (const name of ['process', 'Buffer', 'fetch', 'WebAssembly']) Reflect.deleteProperty(globalThis, name);
  for (const value of intrinsics()) lock(value);
}

/** All but the name and message of errors, which Node itself sets. */
function lock(value: object): void {
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(value)))
    if (property.configurable && name !== 'name' && name !== 'message')
      Object.defineProperty(value, name, { configurable: false, ...('value' in property && { writable: false }) });
  Object.preventExtensions(value);
}

function intrinsics(): Set<object> {
  const found = new Set<object>();
  const add = (value: unknown) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || found.has(value)) return;
    found.add(value);
    if (typeof value === 'function') add(value.prototype);
    add(Object.getPrototypeOf(value));
  };
  const language = [Object, Function, Array, Boolean, Number, BigInt, String, Symbol, Date, RegExp, Promise, Proxy];
  const errors = [Error, AggregateError, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError];
  const others = [Map, Set, WeakMap, WeakSet, WeakRef, FinalizationRegistry, ArrayBuffer, DataView, Uint8Array];
  for (const value of [...language, ...errors, ...others, Reflect, JSON, Math, Intl]) add(value);
  for (const value of [async () => {}, function* () {}, async function* () {}, [].values(), new Map().entries()])
    add(Object.getPrototypeOf(value));
  return found;
}
