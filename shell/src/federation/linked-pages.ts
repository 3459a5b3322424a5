import { patternOf } from '@agile-languages/shared/paths';
import { firstSegment, type LinkedFiles, linkedFilesPath } from '@agile-languages/shared/registry';
import { leadsOn } from '../document/leads-on.ts';
import { loadedRemotes } from './load-chunk.ts';
import type { RegistryStore } from './registry-store.ts';

/** Names of files alone, perhaps outdated: what runs has the integrity that the registry states when the page is opened. */
export class LinkedPages {
  readonly #registry: Pick<RegistryStore, 'current'>;
  readonly #isLoaded: (area: string, pattern: string) => boolean;
  readonly #asked = new Set<string>();
  readonly #fetched = new Set<string>();
  readonly #pages: Record<string, LinkedPage> = {};
  readonly #paths = new Set<string>();

  constructor(registry: Pick<RegistryStore, 'current'>, isLoaded: (area: string, pattern: string) => boolean) {
    this.#registry = registry;
    this.#isLoaded = isLoaded;
  }

  /** Never fails: without names a page is fetched once the registry has answered. */
  async look(): Promise<void> {
    if (this.#paths.has(location.pathname)) return;
    const links = [...document.links].filter(leadsOn);
    if (links.length === 0) return;
    this.#paths.add(location.pathname);
    const segments = [location, ...links].map(({ pathname }) => firstSegment(pathname));
    const added = [...new Set(segments)].filter((segment) => segment && !this.#asked.has(segment));
    if (added.length === 0) return;
    for (const segment of added) this.#asked.add(segment);
    try {
      const response = await fetch(linkedFilesPath(added.sort()), { cache: 'no-cache', priority: 'low' });
      const { areas }: LinkedFiles = await response.json();
      for (const [area, { base, entry, pageFiles = {} }] of Object.entries(areas))
        for (const [pattern, files] of Object.entries(pageFiles))
          this.#pages[pattern] = { area, base, names: [entry, ...files].map(({ name }) => name) };
    } catch {}
  }

  /** Each file once, into the browser's cache. What loads areas has the line for itself. */
  fetch(path: string): void {
    if (!loadedRemotes) return;
    const pattern = patternOf(Object.keys(this.#pages), path) ?? '';
    const { area = '', base = '', names = [] } = this.#pages[pattern] ?? {};
    const known = this.#registry.current.areas[area];
    if (!/^\/\w/.test(base) || (known && known.base !== base) || this.#isLoaded(area, pattern)) return;
    for (const file of names.map((name) => base + name)) {
      if (this.#fetched.has(file)) continue;
      this.#fetched.add(file);
      fetch(file)
        .then((response) => response.arrayBuffer())
        .catch(() => {});
    }
  }
}

interface LinkedPage {
  area: string;
  base: string;
  names: string[];
}
