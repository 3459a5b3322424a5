import { type AreaRelease, checkRegistry, type Registry, registryPath } from '@agile-languages/shared/registry';

/** How long an answer of the registry counts as fresh, in milliseconds. */
const freshFor = 5000;
/** How long a navigation waits for the registry before it goes on with what is known, in milliseconds. */
const waitFor = 1000;

/** The registry as this tab knows it: first the slice of the document, then the server's. */
export class RegistryStore {
  #registry: Registry;
  #whole = false;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;
  readonly #onChange: (changed: string[]) => void;

  constructor(slice: Registry, onChange: (changed: string[]) => void) {
    this.#registry = slice;
    this.#onChange = onChange;
  }

  get current(): Registry {
    return this.#registry;
  }

  /** Whether this is the server's registry; until then it is the document's slice. */
  get whole(): boolean {
    return this.#whole;
  }

  /** The live release of an area; requested from the server when the document does not name it. @throws when there is none. */
  async area(name: string): Promise<AreaRelease> {
    if (!this.#registry.areas[name] && !this.#whole) await this.refresh();
    const area = this.#registry.areas[name];
    if (!area) throw new Error(`The registry knows no area ${name}.`);
    return area;
  }

  /** Requests the registry unless that happened just now. Never fails: the last good one stays. */
  async latest(): Promise<Registry> {
    if (performance.now() - this.#readAt > freshFor) {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, waitFor);
      await Promise.race([this.refresh(), late]);
    }
    return this.#registry;
  }

  refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    try {
      const response = await fetch(registryPath, { cache: 'no-cache', signal: AbortSignal.timeout(3000) });
      const checked = checkRegistry(await response.json(), {
        atLeast: this.#registry.revision,
        unsigned: process.env.NODE_ENV === 'development',
      });
      if (typeof checked === 'string') throw new Error(checked);
      const before = this.#registry;
      this.#registry = checked;
      this.#whole = true;
      this.#readAt = performance.now();
      const changed = Object.keys(before.areas).filter(
        (name) => before.areas[name]?.release !== checked.areas[name]?.release,
      );
      if (changed.length > 0) this.#onChange(changed);
    } catch (cause) {
      console.error('registry', cause);
    }
  }
}
