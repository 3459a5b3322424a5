import { text } from 'node:stream/consumers';
import type { AreaContents, PageModule, RequestValue, SectionModule } from '@agile-languages/shared/contract';
import { configure, type SiteConfig } from '@agile-languages/shared/platform';
import {
  type AreaChunk,
  type AreaDescription,
  type ComposedData,
  type PageData,
  type PagePart,
  type PageTarget,
  partKey,
  type Registry,
  type ShellDescription,
} from '@agile-languages/shared/registry';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Modules, Slot } from '../federation/module-store.ts';
import { homeSections } from '../home/home-sections.ts';
import { pages } from '../pages.ts';
import { areaRoutes, ownRoutes } from '../routes/routes.tsx';
import { siteRoutes } from '../routes/site-routes.tsx';
import { emptySection } from '../slot/empty-section.ts';
import { LoadNotice } from '../slot/load-notice.tsx';
import { ModulesContext } from '../slot/modules-context.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { documentHtml } from './document.ts';
import { headOf } from './head-of.ts';

export interface PageRequest {
  target: PageTarget;
  path: string;
  config: SiteConfig;
  registry: Registry;
  /** Descriptions of the live releases, by area. */
  areas: Readonly<Record<string, AreaDescription>>;
  /** Description of the shell's own release. */
  shell: ShellDescription;
  /** Tables of contents of the areas, from their server bundles. */
  contents: Readonly<Record<string, AreaContents>>;
  /** What the parts of the page were told by the API. Default: nothing. */
  data?: ComposedData;
  /** Text of the shell's own styles. */
  shellCss: string;
  /** Text of an area's style file, with absolute addresses. */
  readStyle: (area: string, name: string) => Promise<string>;
  /** Addresses of fonts that the first paint needs. */
  fonts: readonly string[];
}

export interface RenderedPage {
  html: string;
  css: string;
  /** Its canonical address; absent when search engines are to leave it out. */
  canonical?: string;
}

/** Renders one page to a complete document. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { target, path, config, registry } = request;
  configure(config);
  const used = usedChunks(request);
  const modules = await readyModules(
    used,
    { ...request.contents, shell: pages },
    target.kind === 'area' && target.frame,
    request.data,
  );
  const routes = siteRoutes([...ownRoutes(modules, ready), ...areaRoutes(registry.areas, modules, ready)]);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, config.origin)));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect.`);
  if (context.errors) throw new Error(`${path} does not render.`, { cause: Object.values(context.errors)[0] });

  const body = await markup(
    path,
    <ModulesContext value={modules}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
      <LoadNotice store={{ subscribe: () => () => {}, failures: () => 0, retry: () => {} }} />
      <Toasts />
    </ModulesContext>,
  );
  const styles = await Promise.all(
    used.map(({ area, chunk }) => (chunk.style ? request.readStyle(area, chunk.style.name) : '')),
  );
  const css = [request.shellCss, ...styles].join('');
  const match = context.matches.at(-1);
  const head = headOf(match && { handle: match.route.handle, params: match.params }, modules);
  const data = pageData(request, used);
  const html = documentHtml({ path, head, body, data, css, fonts: request.fonts });
  return { html, css, canonical: head.noindex ? undefined : (head.canonical ?? path) };
}

const ready = async () => {};

interface UsedChunk extends PagePart {
  chunk: AreaChunk;
}

function usedChunks({ target, areas, shell }: PageRequest): UsedChunk[] {
  const find = (kind: UsedChunk['kind'], area: string, name: string): UsedChunk[] => {
    const chunk = (area === 'shell' ? shell : areas[area])?.chunks[kind][name];
    return chunk ? [{ kind, area, name, chunk }] : [];
  };
  if (target.kind === 'home')
    return [...find('routes', 'shell', '/'), ...homeSections.flatMap(({ area, name }) => find('sections', area, name))];
  return target.kind === 'area' ? find('routes', target.area, target.pattern) : [];
}

async function readyModules(
  used: UsedChunk[],
  contents: Readonly<Record<string, AreaContents>>,
  frame: boolean,
  data: ComposedData | undefined,
): Promise<Modules> {
  const ready = new Map<string, unknown>();
  for (const part of used) ready.set(partKey(part), await contents[part.area]?.[part.kind][part.name]?.());
  const slot = <Module,>(part: PagePart): Slot<Module> => {
    const key = partKey(part);
    const module = (ready.get(key) ?? emptySection) as Module;
    const fulfilled = Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });
    return { key, state: 'ready', module, ready: fulfilled, settled: Promise.resolve() };
  };
  return {
    frame,
    data,
    page: (area, name) => slot<PageModule>({ kind: 'routes', area, name }),
    section: (area, name) => slot<SectionModule>({ kind: 'sections', area, name }),
  };
}

function pageData(request: PageRequest, used: UsedChunk[]): PageData {
  const { target, config, registry, areas: descriptions, shell, data = {} } = request;
  const names = new Set(used.map(({ area }) => area));
  const areas = Object.fromEntries(Object.entries(registry.areas).filter(([name]) => names.has(name)));
  return {
    config,
    registry: { ...registry, areas },
    frame: target.kind === 'area' && target.frame,
    ...(Object.keys(data).length > 0 && { data }),
    requests: target.kind === 'area' ? firstRequests(target, registry) : [],
    scripts: scriptsOf(used, descriptions, shell),
    styles: used.flatMap(({ area, chunk }) =>
      chunk.style ? [`${(area === 'shell' ? shell : descriptions[area])?.build}:chunk-${chunk.chunk}`] : [],
    ),
  };
}

function scriptsOf(used: UsedChunk[], areas: PageRequest['areas'], shell: ShellDescription): PageData['scripts'] {
  const scripts = new Map<string, string>();
  for (const { area, chunk } of used) {
    const release = areas[area];
    const files = release ? [release.entry, chunk.script] : [chunk.script];
    for (const { name, integrity } of files) scripts.set((release ?? shell).base + name, integrity);
  }
  return [...scripts].map(([href, integrity]) => ({ href, integrity }));
}

function firstRequests({ area, pattern }: { area: string; pattern: string }, registry: Registry): PageData['requests'] {
  const parts = pattern.split('/');
  const inPath = (value: RequestValue | undefined) =>
    typeof value === 'object' && 'param' in value ? { part: parts.indexOf(`:${value.param}`) } : value;
  return (registry.areas[area]?.routes[pattern]?.firstRequests ?? []).map(({ call, kv }) => ({
    call,
    ...(kv && { kv: Object.fromEntries(Object.entries(kv).map(([key, value]) => [key, inPath(value)])) }),
  }));
}

/** Every boundary is written in place: without scripts, nothing would move late parts into it. */
async function markup(path: string, site: React.ReactNode): Promise<string> {
  const causes: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(site, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (cause: unknown) => {
      causes.push(cause);
    },
  });
  const html = await text(prelude);
  const [cause] = causes;
  if (cause !== undefined) throw new Error(`${path} does not render: ${cause}`, { cause });
  return html;
}
