/** Runs in realms of a sandbox. */
import { type ApiClient, createApiClient, type ReadOptions } from '@agile-languages/shared/api';
import type { AreaContents, Params } from '@agile-languages/shared/contract';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type {
  AreaDescription,
  InitialData,
  ModuleRef,
  PageTarget,
  PrerenderedPage,
  Registry,
  ShellDescription,
  ShellModule,
} from '@agile-languages/shared/registry';
import { Refusal } from '../refusal.ts';
import { loadBundle } from '../sandbox/server-bundle.ts';
import { type ApiOutcome, apiOutcome, type InitialDataOutcome, initialDataOf } from './initial-data.ts';
import { requestKey, rowsOnly } from './request-key.ts';
import type { ReleaseFiles } from './site-files.ts';

export interface OpenOptions {
  registry: Registry;
  shell: ReleaseFiles<ShellDescription>;
  apiBase: string;
}

export interface OpenedSite extends Pick<ShellModule, 'inlineScript' | 'homeSections'> {
  shellCss: string;
  drawings?: Readonly<Record<string, string>>;
}

export interface RenderOptions {
  target: PageTarget;
  path: string;
  config: SiteConfig;
  initialData: InitialData;
  answers?: Readonly<Record<string, string>>;
}

interface Site {
  registry: Registry;
  shell: ShellModule;
  files: ReleaseFiles<ShellDescription>;
  areas: Readonly<Record<string, ReleaseFiles<AreaDescription>>>;
  contents: Record<string, AreaContents>;
  apiBase: string;
}

let site: Site;

function withoutPageFiles(registry: Registry): Registry {
  const areas = Object.entries(registry.areas).map(([name, { pageFiles: _, ...area }]) => [name, area]);
  return { ...registry, areas: Object.fromEntries(areas) };
}

export type Asked<Outcome> = Outcome & { asked: readonly string[] };

export async function open({ registry, shell: files, apiBase }: OpenOptions): Promise<void> {
  const shell = await loadShell(registry);
  site = { shell, files, contents: {}, areas: {}, registry: withoutPageFiles(registry), apiBase };
}

/** From then on nothing that the realm says is the word of the shell. */
export async function add(name: string, files: ReleaseFiles<AreaDescription>): Promise<void> {
  const { area } = await loadBundle<{ area: AreaContents }>(name);
  site.contents[name] = area;
  site.areas = { ...site.areas, [name]: files };
}

export async function describe(brand: string): Promise<OpenedSite> {
  const { registry, shell, files } = site;
  const drawings = await shell.previewPictures?.(brand);
  return {
    inlineScript: shell.inlineScript,
    homeSections: [
      ...shell.homeSections.map(({ area, name }) => ({ area, name })),
      ...declaredSections(registry, shell),
    ],
    shellCss: shellCssOf(files),
    ...(drawings && { drawings }),
  };
}

const shellCssOf = ({ description, styles }: Site['files']) => styles[description.style.name] ?? '';

const declaredSections = ({ areas }: Registry, { slots: offered = [] }: Pick<ShellModule, 'slots'>) =>
  Object.entries(areas).flatMap(([area, { slots = {} }]) =>
    Object.entries(slots).flatMap(([name, slot]) => (offered.includes(slot) ? [{ area, name }] : [])),
  );

export async function paths(area: string, pattern: string): Promise<Asked<ApiOutcome<readonly Params[]>>> {
  const page = await site.contents[area]?.routes[pattern]?.();
  const { api, asked } = notedApi();
  return { ...(await apiOutcome(async () => (await page?.default.paths?.(api)) ?? [])), asked };
}

export async function initialData(
  target: PageTarget,
  modules: readonly ModuleRef[],
): Promise<Asked<InitialDataOutcome>> {
  const { api, asked } = notedApi();
  return { ...(await initialDataOf(target, modules, site.contents, api)), asked };
}

function notedApi(): { api: ApiClient; asked: string[] } {
  const asked: string[] = [];
  const base = () => site.apiBase;
  const counted = createApiClient({
    base,
    fetch: (input, init) => {
      asked.push(requestKey(input, init?.body));
      return fetch(input, init);
    },
  });
  const uncounted = createApiClient({
    base,
    fetch: async (input, init) => {
      asked.push(requestKey(input, init?.body, true));
      const answer = await fetch(input, init);
      return new Response(rowsOnly(await answer.text()), { status: answer.status });
    },
  });
  const by = (options?: ReadOptions) => (options?.rowsOnly ? uncounted : counted);
  const api: ApiClient = {
    ...counted,
    getClassList: (request, options) => by(options).getClassList(request, options),
    getProfileList: (request, options) => by(options).getProfileList(request, options),
    getSampleList: (request, options) => by(options).getSampleList(request, options),
  };
  return { api, asked };
}

export const render = (options: RenderOptions): Promise<PrerenderedPage> => renderWith(options, site);

export const renderShell = (options: RenderOptions, areas: Site['areas']): Promise<PrerenderedPage> =>
  renderWith(options, { areas, contents: {} });

function renderWith(
  { target, path, config, initialData: data, answers }: RenderOptions,
  { areas, contents }: Pick<Site, 'areas' | 'contents'>,
): Promise<PrerenderedPage> {
  const { registry, shell, files } = site;
  const { description } = files;
  return shell.renderPage({
    target,
    path,
    config,
    registry,
    shell: description,
    areas: Object.fromEntries(Object.entries(areas).map(([name, { description }]) => [name, description])),
    contents,
    shellCss: shellCssOf(files),
    readStyle: async (name, file) => (name === 'shell' ? files : areas[name])?.styles[file] ?? '',
    fonts: description.fonts.map((font) => description.base + font),
    initialData: data,
    ...(answers && { answers }),
  });
}

async function loadShell(registry: Registry): Promise<ShellModule> {
  const { shell } = await loadBundle<{ shell?: ShellModule }>('shell');
  if (!shell)
    throw new Refusal(
      `Release ${registry.shell.release} of shell is too old: its pages cannot be prerendered any more. Nothing has changed. Release shell again.`,
    );
  checkContracts(shell, registry);
  return shell;
}

/** An area may be one version behind the shell, as in the browser. */
function checkContracts(shell: ShellModule, { areas }: Registry): void {
  for (const [name, { contract }] of Object.entries(areas))
    if (contract !== shell.contract && contract !== shell.contract - 1)
      throw new Refusal(
        `Area ${name} is written for contract ${contract}, the shell offers ${shell.contract}. Nothing has changed. Release both of one source: npm run release -- --all.`,
      );
}
