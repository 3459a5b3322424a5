import { DOMException } from './dom-exception.ts';

type Copies = Map<object, object>;

export const structuredClone = <Value>(value: Value): Value => copyOf(value, new Map()) as Value;

function copyOf(value: unknown, known: Copies): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') throw notCloned(value);
  if (typeof value !== 'object' || value === null) return value;
  const copy = known.get(value) ?? emptyCopyOf(value, known);
  if (known.has(value)) return copy;
  known.set(value, copy);
  fill(copy, value, known);
  return copy;
}

const withoutCopy = [WeakMap, WeakSet, Promise];

function emptyCopyOf(value: object, known: Copies): object {
  if (withoutCopy.some((kind) => value instanceof kind)) throw notCloned(value);
  if (Array.isArray(value)) return new Array(value.length);
  if (value instanceof Date) return new Date(value.getTime());
  if (value instanceof RegExp) return new RegExp(value.source, value.flags);
  if (value instanceof Map) return new Map();
  if (value instanceof Set) return new Set();
  if (value instanceof ArrayBuffer) return value.slice(0);
  if (ArrayBuffer.isView(value)) return viewLike(value, known);
  if (value instanceof Error) return errorLike(value);
  return {};
}

function fill(copy: object, value: object, known: Copies): void {
  if (value instanceof Map)
    for (const [key, each] of value) (copy as typeof value).set(copyOf(key, known), copyOf(each, known));
  else if (value instanceof Set) for (const each of value) (copy as typeof value).add(copyOf(each, known));
  else if (value instanceof Error) {
    if ('cause' in value)
      Object.defineProperty(copy, 'cause', { value: copyOf(value.cause, known), configurable: true, writable: true });
  } else if (Array.isArray(value) || isPlain(copy))
    for (const [key, each] of Object.entries(value))
      Object.defineProperty(copy, key, {
        ...{ value: copyOf(each, known), configurable: true, enumerable: true, writable: true },
      });
}

const isPlain = (copy: object) => Object.getPrototypeOf(copy) === Object.prototype;

function viewLike(value: ArrayBufferView, known: Copies): object {
  const { constructor: View, buffer, byteOffset, byteLength } = value as Uint8Array;
  const length = value instanceof DataView ? byteLength : (value as Uint8Array).length;
  return new (View as Uint8ArrayConstructor)(copyOf(buffer, known) as ArrayBuffer, byteOffset, length);
}

const errors = [EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError];

function errorLike(value: Error): object {
  const Kind = errors.find(({ prototype }) => prototype.name === value.name) ?? Error;
  const copy = new Kind(value.message);
  Object.defineProperty(copy, 'stack', { value: value.stack, configurable: true, writable: true });
  return copy;
}

const notCloned = (value: unknown) => new DOMException(`${String(value)} could not be cloned.`, 'DataCloneError');
