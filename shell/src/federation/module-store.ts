import type { PageModule, SectionModule } from '@agile-languages/shared/contract';
import type { ComposedData, PageData } from '@agile-languages/shared/registry';

/** A lazily loaded module of an area. Its promise stays open while loading fails and settles when a later try succeeds. */
export interface Slot<Module> {
  key: string;
  state: 'pending' | 'ready' | 'failed';
  module: Module | undefined;
  /** Fulfilled with the module, and marked so that React reads it at once when it is there. */
  ready: Promise<Module>;
  /** Settles when the try under way has ended, well or badly. */
  settled: Promise<void>;
}

/** Where pages and sections find their modules: the same shape on the server, where all are ready. */
export interface Modules {
  /** Whether the document is a frame, whose content is rendered only after hydration. */
  frame: boolean;
  /** What the document was composed with, by the keys of slots; gone when another page is visited. */
  data?: ComposedData | undefined;
  page(area: string, pattern: string): Slot<PageModule>;
  section(area: string, name: string): Slot<SectionModule>;
}

export type Loader = <Module>(kind: 'routes' | 'sections', area: string, name: string) => Promise<Module>;

/** Every module that pages and sections of this visit need, with what became of it. */
export class ModuleStore implements Modules {
  readonly #load: Loader;
  readonly #slots = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #failed = 0;
  readonly frame: boolean;
  data: ComposedData | undefined;

  constructor(load: Loader, { frame, data }: Pick<PageData, 'frame' | 'data'>) {
    this.#load = load;
    this.frame = frame;
    this.data = data;
  }

  page(area: string, pattern: string): Slot<PageModule> {
    return this.#slot<PageModule>('routes', area, pattern);
  }

  section(area: string, name: string): Slot<SectionModule> {
    return this.#slot<SectionModule>('sections', area, name);
  }

  /** Loads a page that may be visited soon. A failure counts only when somebody comes to see it. */
  ahead(area: string, pattern: string): void {
    this.#entry('routes', area, pattern);
  }

  /** Makes the page ready that is shown next; settles when its try has ended. What failed on the page before no longer counts. */
  visit(area: string, pattern: string): Promise<void> {
    this.data = undefined;
    for (const entry of this.#failures()) entry.wanted = false;
    const { settled } = this.page(area, pattern);
    this.#count();
    return settled;
  }

  /** Has the next reader of each slot load the area's new release. Who waits for a failed one gets it at once. */
  renew(area: string): void {
    for (const [key, entry] of this.#slots) {
      if (entry.area !== area) continue;
      if (entry.slot.state === 'ready') this.#slots.delete(key);
      if (entry.slot.state === 'failed') this.#start(entry);
    }
    this.#count();
  }

  /** Tries every failed slot again. */
  retry = (): void => {
    for (const entry of this.#failures()) this.#start(entry);
    this.#count();
  };

  failures = (): number => this.#failed;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #slot<Module>(kind: Entry['kind'], area: string, name: string): Slot<Module> {
    const entry = this.#entry(kind, area, name);
    if (entry.slot.state === 'failed' && !entry.wanted) this.#start(entry);
    entry.wanted = true;
    return entry.slot as Slot<Module>;
  }

  #entry(kind: Entry['kind'], area: string, name: string): Entry {
    const key = `${kind} ${area} ${name}`;
    let entry = this.#slots.get(key);
    if (!entry) {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      entry = {
        kind,
        area,
        name,
        wanted: false,
        resolve,
        slot: { key, state: 'pending', module: undefined, ready: promise, settled: Promise.resolve() },
      };
      this.#slots.set(key, entry);
      this.#start(entry);
    }
    return entry;
  }

  #start(entry: Entry): void {
    const { slot, kind, area, name, resolve } = entry;
    slot.state = 'pending';
    slot.settled = this.#load(kind, area, name).then(
      (module) => {
        slot.state = 'ready';
        slot.module = module;
        Object.assign(slot.ready, { status: 'fulfilled', value: module });
        resolve(module);
        this.#count();
      },
      (cause) => {
        slot.state = 'failed';
        console.error(`load ${slot.key}`, cause);
        this.#count();
      },
    );
  }

  #failures = (): Entry[] => [...this.#slots.values()].filter(({ slot, wanted }) => slot.state === 'failed' && wanted);

  #count(): void {
    this.#failed = this.#failures().length;
    for (const listener of this.#listeners) listener();
  }
}

interface Entry {
  kind: 'routes' | 'sections';
  area: string;
  name: string;
  /** Whether somebody is to see it, or it was loaded ahead. */
  wanted: boolean;
  resolve: (module: unknown) => void;
  slot: Slot<unknown>;
}
