import type { Params, RequestValue } from '@agile-languages/shared/contract';
import { mapValues } from '@agile-languages/shared/formats';
import {
  type AreaChunk,
  type AreaRelease,
  type DeferredModule,
  type DocumentData,
  type LinkedFile,
  type ModuleRef,
  moduleKey,
  type PageTarget,
  type PrerenderRequest,
  type ShellDescription,
} from '@agile-languages/shared/registry';
import { allSections } from '../home/home-sections.ts';

export function documentData(request: PrerenderRequest, used: readonly UsedChunk[]): DocumentData {
  const { target, path, config, registry, areas: descriptions, shell, initialData = {} } = request;
  const names = new Set(used.map(({ area }) => area));
  const isFallback = target.kind === 'area' && target.isFallback;
  const isAtOnce = ({ hydrate }: UsedChunk) => isFallback || hydrate === 'load';
  const scriptsFor = (some: readonly UsedChunk[]) => [
    ...federationFor(some, shell),
    ...scriptsOf(some, descriptions, shell),
  ];
  const atOnce = used.filter(isAtOnce);
  const deferred = used
    .filter((part) => !isAtOnce(part))
    .map((part): [string, DeferredModule] => [moduleKey(part), { hydrate: part.hydrate, scripts: scriptsFor([part]) }]);
  const areas = Object.fromEntries(
    Object.entries(registry.areas)
      .filter(([name]) => names.has(name))
      .map(([name, area]) => [name, { ...area, routes: routesInDocument(area.routes, target) }]),
  );
  return {
    config,
    registry: { ...registry, areas },
    ...(target.kind !== 'unknown' && { address: isFallback ? target.pattern : path }),
    isFallback,
    ...(Object.keys(initialData).length > 0 && { initialData }),
    requests: target.kind === 'area' ? firstRequests(target, request) : [],
    scripts: scriptsFor(atOnce),
    ...(deferred.length > 0 && { deferred: Object.fromEntries(deferred) }),
    styles: used.flatMap(({ area, chunk }) =>
      chunk.style ? [`${(area === 'shell' ? shell : descriptions[area])?.build}:chunk-${chunk.chunk}`] : [],
    ),
  };
}

const federationFor = (used: readonly UsedChunk[], { base, federation }: ShellDescription): LinkedFile[] =>
  federation && used.some(({ area }) => area !== 'shell')
    ? [{ href: base + federation.name, integrity: federation.integrity }]
    : [];

function scriptsOf(
  used: readonly UsedChunk[],
  areas: PrerenderRequest['areas'],
  shell: ShellDescription,
): LinkedFile[] {
  const scripts = new Map<string, string>();
  for (const { area, chunk } of used) {
    const release = areas[area];
    const files = release ? [release.entry, chunk.script] : [chunk.script];
    for (const { name, integrity } of files) scripts.set((release ?? shell).base + name, integrity);
  }
  return [...scripts].map(([href, integrity]) => ({ href, integrity }));
}

function firstRequests(
  { area, pattern, params }: { area: string; pattern: string; params: Params },
  { registry, answers = {} }: PrerenderRequest,
): DocumentData['requests'] {
  const segments = pattern.split('/');
  const inPath = (value: RequestValue | undefined) =>
    typeof value === 'object' && 'param' in value ? { segment: segments.indexOf(`:${value.param}`) } : value;
  return (registry.areas[area]?.routes[pattern]?.firstRequests ?? []).map(({ call, kv }) => {
    const sent = `/${call} ${JSON.stringify(kv ? { kv: mapValues(kv, (value) => valueWithoutQuery(value, params)) } : {})}`;
    const [, answer] = Object.entries(answers).find(([request]) => request.endsWith(sent)) ?? [];
    return { call, ...(kv && { kv: mapValues(kv, inPath) }), ...(answer && { answer }) };
  });
}

function valueWithoutQuery(value: RequestValue | undefined, params: Params): string | number | undefined {
  if (typeof value !== 'object') return value;
  if ('param' in value) return params[value.param];
  return 'offset' in value ? 0 : '';
}

type Routes = AreaRelease['routes'];

export const routesInDocument = (routes: Routes, target: PageTarget): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([pattern, route]) => {
      const { firstRequests: _, camera: __, plainPage: ___, withoutScripts, ...declaration } = route;
      const isShown = target.kind === 'area' && target.pattern === pattern;
      return [pattern, { ...declaration, ...(isShown && withoutScripts && { withoutScripts }) }];
    }),
  );

interface UsedChunk extends ModuleRef {
  chunk: AreaChunk;
  hydrate: string;
}

export function usedChunks({ target, areas, registry, shell }: PrerenderRequest): UsedChunk[] {
  const find = (kind: UsedChunk['kind'], area: string, name: string): UsedChunk[] => {
    const chunk = (area === 'shell' ? shell : areas[area])?.chunks[kind][name];
    const { hydrate = 'load' } = areas[area]?.[kind]?.[name] ?? {};
    return chunk ? [{ kind, area, name, chunk, hydrate }] : [];
  };
  if (target.kind === 'home')
    return [
      ...find('routes', 'shell', '/'),
      ...allSections(registry.areas).flatMap(({ area, name }) => find('sections', area, name)),
    ];
  return target.kind === 'area' ? find('routes', target.area, target.pattern) : [];
}
