/** The code of every release that a registry names. It runs in a sandbox, and alone has the functions of the areas. */
import { type ApiClient, createApiClient } from '@agile-languages/shared/api';
import type { Params } from '@agile-languages/shared/contract';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type {
  InitialData,
  ModuleRef,
  PageTarget,
  PrerenderedPage,
  Registry,
  ShellModule,
} from '@agile-languages/shared/registry';
import { storeIn } from '../store/store.ts';
import { type ApiOutcome, apiOutcome } from './api-outcome.ts';
import { type InitialDataOutcome, initialDataOf } from './initial-data.ts';
import { requestKey } from './recorded-api.ts';
import { loadSiteBundles, type SiteBundles } from './site-bundles.ts';

export interface OpenOptions {
  /** Folder of the store. */
  directory: string;
  registry: Registry;
  /** Base of the API. */
  apiBase: string;
  brand: string;
}

/** What the shell says of itself. */
export interface OpenedSite extends Pick<ShellModule, 'inlineScript' | 'homeSections'> {
  shellCss: string;
  /** Pictures for link previews as SVG, by name. */
  drawings?: Readonly<Record<string, string>>;
}

export interface RenderOptions {
  target: PageTarget;
  path: string;
  config: SiteConfig;
  initialData: InitialData;
}

let site: { bundles: SiteBundles; registry: Registry; apiBase: string };

/** Documents name the files of their own page alone. */
function withoutPageFiles(registry: Registry): Registry {
  const areas = Object.entries(registry.areas).map(([name, { pageFiles: _, ...area }]) => [name, area]);
  return { ...registry, areas: Object.fromEntries(areas) };
}

/** What came of code that asks the API, and its requests. */
export type Asked<Outcome> = Outcome & { asked: readonly string[] };

export async function open({ directory, registry, apiBase, brand }: OpenOptions): Promise<OpenedSite> {
  const bundles = await loadSiteBundles(storeIn(directory), registry);
  site = { bundles, registry: withoutPageFiles(registry), apiBase };
  const { shell, shellCss } = bundles;
  const drawings = await shell.previewPictures?.(brand);
  return {
    inlineScript: shell.inlineScript,
    homeSections: [
      ...shell.homeSections.map(({ area, name }) => ({ area, name })),
      ...declaredSections(registry, shell),
    ],
    shellCss,
    ...(drawings && { drawings }),
  };
}

/** Sections that areas have declared for slots of the home page. */
const declaredSections = ({ areas }: Registry, { slots: offered = [] }: Pick<ShellModule, 'slots'>) =>
  Object.entries(areas).flatMap(([area, { slots = {} }]) =>
    Object.entries(slots).flatMap(([name, slot]) => (offered.includes(slot) ? [{ area, name }] : [])),
  );

/** Values of a pattern's parameters that its page lists. */
export async function paths(area: string, pattern: string): Promise<Asked<ApiOutcome<readonly Params[]>>> {
  const page = await site.bundles.contents[area]?.routes[pattern]?.();
  const { api, asked } = notedApi();
  return { ...(await apiOutcome(async () => (await page?.default.paths?.(api)) ?? [])), asked };
}

/** What the loaders of a page bring. */
export async function initialData(
  target: PageTarget,
  modules: readonly ModuleRef[],
): Promise<Asked<InitialDataOutcome>> {
  const { api, asked } = notedApi();
  return { ...(await initialDataOf(target, modules, site.bundles.contents, api)), asked };
}

/** A client of the API that notes its requests. */
function notedApi(): { api: ApiClient; asked: string[] } {
  const asked: string[] = [];
  const send: typeof fetch = (input, init) => {
    asked.push(requestKey(input, init?.body));
    return fetch(input, init);
  };
  return { api: createApiClient({ base: () => site.apiBase, fetch: send }), asked };
}

export function render({ target, path, config, initialData: data }: RenderOptions): Promise<PrerenderedPage> {
  const { shell, description, areas, contents, shellCss, readStyle } = site.bundles;
  const fonts = description.fonts.map((font) => description.base + font);
  const common = { config, registry: site.registry, shell: description, areas, contents, shellCss, readStyle, fonts };
  return shell.renderPage({ ...common, target, path, initialData: data });
}
