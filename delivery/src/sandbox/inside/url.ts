import { ask } from './door.ts';

type Pair = [name: string, value: string];

const parts = [
  'href',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;

type Parts = Record<(typeof parts)[number] | 'origin', string>;

export class URL {
  #parts: Parts;
  readonly searchParams: URLSearchParams;

  constructor(url: unknown, base?: unknown) {
    const parsed = parse(url, base);
    if (!parsed) throw new TypeError('Invalid URL');
    this.#parts = parsed;
    this.searchParams = new URLSearchParams(parsed.search);
    this.searchParams.changed = (search) => this.#set('search', search);
  }

  static canParse(url: unknown, base?: unknown): boolean {
    return parse(url, base) !== null;
  }

  static parse(url: unknown, base?: unknown): URL | null {
    return URL.canParse(url, base) ? new URL(url, base) : null;
  }

  get origin(): string {
    return this.#parts.origin;
  }

  toString(): string {
    return this.#parts.href;
  }

  toJSON(): string {
    return this.#parts.href;
  }

  #set(name: string, value: string): void {
    this.#parts = ask<Parts>('url with', this.#parts.href, name, value);
  }

  static {
    for (const name of parts)
      Object.defineProperty(URL.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: URL) {
          return this.#parts[name];
        },
        set(this: URL, value: unknown) {
          this.#set(name, String(value));
          if (name === 'href' || name === 'search') this.searchParams.read(this.#parts.search);
        },
      });
  }
}

const parse = (url: unknown, base: unknown) =>
  ask<Parts | null>('url', String(url), base === undefined ? undefined : String(base));

export class URLSearchParams {
  #pairs: Pair[] = [];
  changed: (search: string) => void = () => {};

  constructor(init: unknown = '') {
    Object.defineProperty(this, 'changed', { enumerable: false });
    if (typeof init !== 'object' || init === null) this.read(String(init));
    else if (Symbol.iterator in init)
      this.#pairs = Array.from(init as Iterable<Pair>, ([name, value]): Pair => [String(name), String(value)]);
    else this.#pairs = Object.entries(init).map(([name, value]): Pair => [name, String(value)]);
  }

  read(text: string): void {
    this.#pairs = ask<Pair[]>('search', text);
  }

  get size(): number {
    return this.#pairs.length;
  }

  append(name: unknown, value: unknown): void {
    this.#change([...this.#pairs, [String(name), String(value)]]);
  }

  delete(name: unknown, value?: unknown): void {
    this.#change(this.#pairs.filter((pair) => !isNamed(pair, name, value)));
  }

  get(name: unknown): string | null {
    return this.#pairs.find((pair) => isNamed(pair, name))?.[1] ?? null;
  }

  getAll(name: unknown): string[] {
    return this.#pairs.filter((pair) => isNamed(pair, name)).map(([, value]) => value);
  }

  has(name: unknown, value?: unknown): boolean {
    return this.#pairs.some((pair) => isNamed(pair, name, value));
  }

  set(name: unknown, value: unknown): void {
    const first = this.#pairs.findIndex((pair) => isNamed(pair, name));
    const at = first < 0 ? this.#pairs.length : first;
    const others = this.#pairs.filter((pair) => !isNamed(pair, name));
    this.#change(others.toSpliced(at, 0, [String(name), String(value)]));
  }

  sort(): void {
    this.#change(this.#pairs.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))));
  }

  forEach(work: (value: string, name: string, all: URLSearchParams) => void): void {
    for (const [name, value] of this.#pairs) work(value, name, this);
  }

  keys(): IterableIterator<string> {
    return this.#pairs.map(([name]) => name).values();
  }

  values(): IterableIterator<string> {
    return this.#pairs.map(([, value]) => value).values();
  }

  entries(): IterableIterator<Pair> {
    return this.#pairs.map(([name, value]): Pair => [name, value]).values();
  }

  [Symbol.iterator](): IterableIterator<Pair> {
    return this.entries();
  }

  toString(): string {
    return ask<string>('search of', this.#pairs);
  }

  #change(pairs: Pair[]): void {
    this.#pairs = pairs;
    this.changed(this.toString());
  }
}

const isNamed = ([name, value]: Pair, wanted: unknown, wantedValue?: unknown) =>
  name === String(wanted) && (wantedValue === undefined || value === String(wantedValue));
