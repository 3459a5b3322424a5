import { type AreaContents, contractVersion } from '@agile-languages/shared/contract';
import type { AreaRelease, Registry } from '@agile-languages/shared/registry';
import { beforeEach, vi } from 'vitest';
import { loadFrom } from './remotes.ts';
import { runtime } from './runtime.ts';

type Releases = Parameters<typeof loadFrom>[1];

export const testIntegrity = `sha384-${'A'.repeat(64)}`;
export const testContents = { routes: {}, sections: {} };
export const waiting = new AbortController().signal;
export const load = <Module>(name: string, registry: Releases, pick: (contents: AreaContents) => Promise<Module>) =>
  loadFrom(name, registry, pick, waiting);
export const loadContents = (name: string, registry: Releases) => load(name, registry, async (contents) => contents);
let last = 0;
/** Remotes are remembered for as long as the page lives. */
export const testName = () => `area${++last}`;

export const testArea = (name: string, overrides: Partial<AreaRelease> = {}): AreaRelease => ({
  release: 'old',
  contract: contractVersion,
  base: `/areas/${name}/old/browser/`,
  entry: { name: 'remoteEntry.js', integrity: testIntegrity },
  routes: {},
  ...overrides,
});

export const testRegistry = (areas: Registry['areas'], revision = 1): Registry => ({
  schema: 1,
  revision,
  origins: [],
  shell: { release: 'test', base: '/areas/shell/test/browser/', main: { name: 'main.js', integrity: testIntegrity } },
  areas,
});

export const ignoreReports = () => vi.spyOn(console, 'error').mockReturnValue();

export const scriptOf = (url: string) => runtime.loaderHook.lifecycle.createScript.emit({ url, attrs: {} });

export const addresses = (name: string) =>
  vi
    .mocked(runtime.registerRemotes)
    .mock.calls.flatMap(([added]) =>
      added.map((remote) => ('entry' in remote ? remote.entry.replace(`${location.origin}/areas/${name}/`, '') : '')),
    );

export function remotesForEachTest() {
  beforeEach(() => {
    vi.spyOn(runtime, 'loadRemote').mockResolvedValue({ area: testContents });
    vi.spyOn(runtime, 'registerRemotes');
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('test: no connection')));
  });
}
