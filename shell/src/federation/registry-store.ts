import {
  type AreaRelease,
  firstSegment,
  hasPagesBelow,
  type Registry,
  registryPartPath,
  registryPath,
} from '@agile-languages/shared/registry';
import { loadRemotes } from './load-chunk.ts';

/** Milliseconds. */
const freshFor = 5000;
/** Milliseconds, then a navigation goes on with what is known. */
const waitFor = 1000;

/** What the server says of an address replaces the slice of the document. */
export class RegistryStore {
  #registry: Registry;
  readonly #readAt = new Map<string, number>();
  readonly #reading = new Map<string, Promise<void>>();
  readonly #onChange: (changed: string[]) => void;

  constructor(slice: Registry, onChange: (changed: string[]) => void) {
    this.#registry = slice;
    this.#onChange = onChange;
  }

  get current(): Registry {
    return this.#registry;
  }

  knows(path: string): boolean {
    return this.#readAt.has(registryPath) || this.#readAt.has(registryPartPath(path));
  }

  /** @throws when the area has no live release */
  async area(name: string): Promise<AreaRelease> {
    if (!this.#registry.areas[name] && !this.#readAt.has(registryPath)) await this.refresh();
    const area = this.#registry.areas[name];
    if (!area) throw new Error(`The registry knows no area ${name}.`);
    return area;
  }

  /** Never fails: the last good registry stays. */
  async latest(path: string): Promise<Registry> {
    const part = registryPartPath(path);
    const readAt = Math.max(...[part, registryPath].map((file) => this.#readAt.get(file) ?? Number.NEGATIVE_INFINITY));
    if (performance.now() - readAt > freshFor) {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, waitFor);
      await Promise.race([this.#request(part, firstSegment(path)), late]);
    }
    return this.#registry;
  }

  /** Never fails: the last good registry stays. */
  refresh(): Promise<void> {
    return this.#request(registryPath);
  }

  #request(file: string, segment?: string): Promise<void> {
    const reading = this.#reading.get(file) ?? this.#read(file, segment).finally(() => this.#reading.delete(file));
    this.#reading.set(file, reading);
    return reading;
  }

  async #read(file: string, segment: string | undefined): Promise<void> {
    try {
      const requested = fetch(file, { cache: 'no-cache', signal: AbortSignal.timeout?.(3000) ?? null });
      const [response, { checkRegistry }] = await Promise.all([requested, loadRemotes()]);
      const checked = checkRegistry(await response.json(), {
        atLeast: this.#registry.revision,
        unsigned: process.env.NODE_ENV === 'development',
      });
      if (typeof checked === 'string') throw new Error(checked);
      const { areas: before } = this.#registry;
      const others = Object.entries(before).filter(
        ([, area]) => segment !== undefined && !hasPagesBelow(area, segment),
      );
      this.#registry = { ...checked, areas: { ...Object.fromEntries(others), ...checked.areas } };
      this.#readAt.set(file, performance.now());
      const { areas } = this.#registry;
      const changed = Object.keys(before).filter((name) => before[name]?.release !== areas[name]?.release);
      if (changed.length > 0) this.#onChange(changed);
    } catch (cause) {
      console.warn('registry', cause);
    }
  }
}
