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

let site: { bundles: SiteBundles; registry: Registry; api: ApiClient };

export async function open({ directory, registry, apiBase, brand }: OpenOptions): Promise<OpenedSite> {
  const bundles = await loadSiteBundles(storeIn(directory), registry);
  site = { bundles, registry, api: createApiClient({ base: () => apiBase }) };
  const { shell, shellCss } = bundles;
  const drawings = await shell.previewPictures?.(brand);
  return {
    inlineScript: shell.inlineScript,
    homeSections: shell.homeSections.map(({ area, name }) => ({ area, name })),
    shellCss,
    ...(drawings && { drawings }),
  };
}

/** Values of a pattern's parameters that its page lists. */
export async function paths(area: string, pattern: string): Promise<ApiOutcome<readonly Params[]>> {
  const page = await site.bundles.contents[area]?.routes[pattern]?.();
  return apiOutcome(async () => (await page?.default.paths?.(site.api)) ?? []);
}

/** What the loaders of a page bring. */
export const initialData = (target: PageTarget, modules: readonly ModuleRef[]): Promise<InitialDataOutcome> =>
  initialDataOf(target, modules, site.bundles.contents, site.api);

export function render({ target, path, config, initialData: data }: RenderOptions): Promise<PrerenderedPage> {
  const { shell, description, areas, contents, shellCss, readStyle } = site.bundles;
  const fonts = description.fonts.map((font) => description.base + font);
  const common = { config, registry: site.registry, shell: description, areas, contents, shellCss, readStyle, fonts };
  return shell.renderPage({ ...common, target, path, initialData: data });
}
