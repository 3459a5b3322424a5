import { availableParallelism } from 'node:os';
import type { Params } from '@agile-languages/shared/contract';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { ModuleRef, PageTarget, PrerenderedPage, Registry } from '@agile-languages/shared/registry';
import { RefusedRequest } from '../sandbox/messages.ts';
import { openSandbox, type SandboxLimits, usualTime } from '../sandbox/sandbox.ts';
import type { RevisionPages } from '../store/page-list.ts';
import { namesIn, releaseIn } from '../store/registry.ts';
import type { Store } from '../store/store.ts';
import { afterEnds } from './after-ends.ts';
import { withHead } from './document-head.ts';
import { withFooter } from './footer.ts';
import type { ApiOutcome, InitialDataOutcome } from './initial-data.ts';
import { makePictures } from './pictures.ts';
import { isElsewhere } from './prerender-api.ts';
import type { PrerenderOptions } from './prerender-options.ts';
import { addressesSaid, dataSaid, together } from './said-by-realm.ts';
import type { Asked, OpenedSite, RenderOptions } from './site-code.ts';
import { filesOf, openRealms, releasesOf, type SiteRealms, type Subject, sheetsOf } from './site-realms.ts';

interface SitePages {
  initialData: (path: string, target: PageTarget, modules: readonly ModuleRef[]) => Promise<Asked<InitialDataOutcome>>;
  render: (options: RenderOptions) => Promise<PrerenderedPage>;
}

export interface Site extends OpenedSite, SitePages {
  paths: (area: string, pattern: string) => Promise<Asked<ApiOutcome<readonly Params[]>>>;
  alone: (areas: readonly string[]) => SitePages;
  sheets: (target: PageTarget) => Promise<readonly string[]>;
  /** For hundreds of pages: each process loads all code. */
  takeAllCores: () => Promise<void>;
  concurrency: () => number;
  close: () => void;
}

/** The database is the real one: what renders must not send or enrol anything. */
const isReadOf = (base: string) => (url: string) =>
  url.startsWith(base) && /^\/calle\/Get\w+$/.test(url.slice(base.length));

interface SiteOptions {
  limits?: Partial<SandboxLimits> | undefined;
  /** Whether the others are rendered when the code of one area ends the process. */
  goesOn?: boolean;
}

export async function openSite(
  store: Store,
  registry: Registry,
  { apiBase, brand }: SiteConfig,
  api: typeof fetch,
  { limits, goesOn = false }: SiteOptions = {},
): Promise<Site> {
  const base = isElsewhere({ apiBase }) ? apiBase : '/api';
  const isRead = isReadOf(base);
  const releases = releasesOf(store, registry, base);
  const open = (changes?: Partial<SandboxLimits>) => {
    const sandbox = openSandbox({
      module: new URL('./site-code.ts', import.meta.url).href,
      bundles: Object.fromEntries(
        namesIn(registry).map((name) => [name, store.release(name, releaseIn(registry, name) ?? '')]),
      ),
      fetch: (input, init) =>
        isRead(String(input))
          ? api(input, init)
          : Promise.reject(new RefusedRequest(`Pages only read: ${input} does not.`)),
      limits: { ...limits, ...changes },
    });
    return openRealms(sandbox, releases);
  };
  const sandboxes: SiteRealms[] = [];
  const add = async () => {
    const realms = open();
    sandboxes.push(realms);
    await realms.ready;
  };
  const close = () => {
    for (const { close } of sandboxes) close();
  };
  let calls = 0;
  const callAny: SiteRealms['call'] = (...args) => {
    calls += 1;
    return (sandboxes[calls % sandboxes.length] as SiteRealms).call(...args);
  };
  const withShellHead = async (rendered: PrerenderedPage, page: RenderOptions): Promise<PrerenderedPage> => {
    const areas = await filesOf(releases, page.target);
    const ofShell = await call<PrerenderedPage>({ kind: 'unknown' }, 'renderShell', page.path, page, areas);
    return { html: withHead(rendered.html, ofShell.html) };
  };
  const third = (limits?.time ?? usualTime) / 3;
  const openAlone = () => open({ time: third, pause: third });
  const { call: callAgain, alone } = afterEnds({ call: callAny, sandboxes, open, openAlone });
  const call = goesOn ? callAgain : callAny;
  const pages = pagesIn(call);
  try {
    await add();
    const described = await (sandboxes[0] as SiteRealms).describe(brand);
    return {
      ...described,
      paths: async (area, pattern) => addressesSaid(await call({ area }, 'paths', pattern, area, pattern)),
      ...pages,
      render: async (page) => {
        const rendered = await pages.render(page);
        return page.target.kind === 'home' ? withShellHead(rendered, page) : rendered;
      },
      alone: (areas) => pagesIn(alone, areas.length === 0 ? { kind: 'unknown' } : { sections: areas }),
      sheets: (target) => sheetsOf(releases, target),
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

const pagesIn = (call: SiteRealms['call'], about?: Subject): SitePages => ({
  initialData: async (path, target, modules) => {
    const all: Asked<InitialDataOutcome>[] = [];
    for (const module of modules)
      all.push(dataSaid(await call(about ?? target, 'initialData', path, target, [module]), [module]));
    return together(all);
  },
  render: (page) => call(about ?? page.target, 'render', page.path, page),
});

export interface ConfiguredSite {
  site: Site;
  config: SiteConfig;
  pictures: Promise<void>;
}

/** `close` also waits for its pictures. */
export function openConfigured(
  { store, registry, config, api, limits, tolerates }: PrerenderOptions,
  before: RevisionPages | undefined,
) {
  let opened: Promise<ConfiguredSite> | undefined;
  const open = async (): Promise<ConfiguredSite> => {
    const site = await openSite(store, registry, config, api, { limits, goesOn: tolerates !== undefined });
    const pictures = site.drawings && makePictures(store, site.drawings, site.shellCss);
    const withPictures = { ...(await withFooter(config, api, before)), ...(pictures && { pictures: pictures.base }) };
    return { site, config: withPictures, pictures: pictures?.ready ?? Promise.resolve() };
  };
  const get = () => {
    opened ??= open();
    return opened;
  };
  return Object.assign(get, {
    close: async () => {
      const configured = await opened?.catch(() => undefined);
      configured?.site.close();
    },
  });
}
