import type { AreaChunk, ModuleRef, PrerenderRequest } from '@agile-languages/shared/registry';
import { allSections } from '../home/home-sections.ts';

/** A module that the document shows, with its files. */
export interface UsedChunk extends ModuleRef {
  chunk: AreaChunk;
  hydrate: string;
}

/** The modules of a document: its page and, on the home page, the sections. */
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
