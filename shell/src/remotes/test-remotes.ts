import type { AreaContents } from '@agile-languages/shared/contract';
import { beforeEach, vi } from 'vitest';
import { loadFrom } from './remotes.ts';
import { runtime } from './runtime.ts';

type Releases = Parameters<typeof loadFrom>[1];

export const testContents = { routes: {}, sections: {} };
export const waiting = new AbortController().signal;
export const load = <Module>(name: string, registry: Releases, pick: (contents: AreaContents) => Promise<Module>) =>
  loadFrom(name, registry, pick, waiting);
export const loadContents = (name: string, registry: Releases) => load(name, registry, async (contents) => contents);
let last = 0;
/** Remotes are remembered for as long as the page lives. */
export const testName = () => `area${++last}`;

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
