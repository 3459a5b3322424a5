import { availableParallelism } from 'node:os';
import type { Params } from '@agile-languages/shared/contract';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { ModuleRef, PageTarget, PrerenderedPage, Registry } from '@agile-languages/shared/registry';
import { openSandbox, type Sandbox, type SandboxLimits } from '../sandbox/sandbox.ts';
import { namesIn, releaseIn } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';
import type { ApiOutcome } from './api-outcome.ts';
import type { InitialDataOutcome } from './initial-data.ts';
import { isElsewhere } from './prerender-api.ts';
import type { Asked, OpenedSite, OpenOptions, RenderOptions } from './site-code.ts';

/** The code of a site in its sandbox. */
export interface Site extends OpenedSite {
  /** Values of a pattern's parameters that its page lists. */
  paths: (area: string, pattern: string) => Promise<Asked<ApiOutcome<readonly Params[]>>>;
  /** What the loaders of a page bring. */
  initialData: (path: string, target: PageTarget, modules: readonly ModuleRef[]) => Promise<Asked<InitialDataOutcome>>;
  render: (options: RenderOptions) => Promise<PrerenderedPage>;
  /** Takes every core from now on. It is worth it for hundreds of pages: each process loads all code. */
  takeAllCores: () => Promise<void>;
  /** How many pages are worked on at a time. */
  concurrency: () => number;
  close: () => void;
}

/** Loads every release of a registry into a sandbox. @throws {UserError} when one does not load */
export async function openSite(
  store: Store,
  registry: Registry,
  { apiBase, brand }: SiteConfig,
  api: typeof fetch,
  limits?: Partial<SandboxLimits>,
): Promise<Site> {
  const base = isElsewhere({ apiBase }) ? apiBase : '/api';
  const start = () =>
    openSandbox({
      module: new URL('./site-code.ts', import.meta.url).href,
      folders: namesIn(registry).map((name) => store.release(name, releaseIn(registry, name) ?? '')),
      fetch: (input, init) =>
        String(input).startsWith(`${base}/`) ? api(input, init) : Promise.reject(new Error('This is not the API.')),
      ...(limits && { limits }),
    });
  const options: OpenOptions = { directory: store.directory, registry, apiBase: base, brand };
  const sandboxes: Sandbox[] = [];
  const add = () => {
    const sandbox = start();
    sandboxes.push(sandbox);
    return sandbox.call<OpenedSite>('open', 'the start', options);
  };
  const close = () => {
    for (const sandbox of sandboxes) sandbox.close();
  };
  let calls = 0;
  const call: Sandbox['call'] = (...args) => {
    calls += 1;
    return (sandboxes[calls % sandboxes.length] as Sandbox).call(...args);
  };
  try {
    return {
      ...(await add()),
      paths: (area, pattern) => call('paths', pattern, area, pattern),
      initialData: (path, target, modules) => call('initialData', path, target, modules),
      render: (page) => call('render', page.path, page),
      takeAllCores: async () => {
        await Promise.all(Array.from({ length: availableParallelism() - sandboxes.length }, add));
      },
      concurrency: () => 4 * sandboxes.length,
      close,
    };
  } catch (cause) {
    close();
    throw cause;
  }
}
