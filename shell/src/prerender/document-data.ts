import type { RequestValue } from '@agile-languages/shared/contract';
import {
  type DeferredModule,
  type DocumentData,
  type LinkedFile,
  moduleKey,
  type PrerenderRequest,
  type Registry,
  type ShellDescription,
} from '@agile-languages/shared/registry';
import { routesInDocument } from './routes-in-document.ts';
import type { UsedChunk } from './used-chunks.ts';

/** What the document carries for the code that hydrates it. */
export function documentData(request: PrerenderRequest, used: readonly UsedChunk[]): DocumentData {
  const { target, config, registry, areas: descriptions, shell, initialData = {} } = request;
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
    isFallback,
    ...(Object.keys(initialData).length > 0 && { initialData }),
    requests: target.kind === 'area' && atOnce.length > 0 ? firstRequests(target, registry) : [],
    scripts: scriptsFor(atOnce),
    ...(deferred.length > 0 && { deferred: Object.fromEntries(deferred) }),
    styles: used.flatMap(({ area, chunk }) =>
      chunk.style ? [`${(area === 'shell' ? shell : descriptions[area])?.build}:chunk-${chunk.chunk}`] : [],
    ),
  };
}

/** What loads the code of areas, when some of these modules are of an area. */
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
  { area, pattern }: { area: string; pattern: string },
  registry: Registry,
): DocumentData['requests'] {
  const segments = pattern.split('/');
  const inPath = (value: RequestValue | undefined) =>
    typeof value === 'object' && 'param' in value ? { segment: segments.indexOf(`:${value.param}`) } : value;
  return (registry.areas[area]?.routes[pattern]?.firstRequests ?? []).map(({ call, kv }) => ({
    call,
    ...(kv && { kv: Object.fromEntries(Object.entries(kv).map(([key, value]) => [key, inPath(value)])) }),
  }));
}
