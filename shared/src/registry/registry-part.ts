import type { AreaRelease, Registry, ReleaseFile } from './registry.ts';

/** Address where the whole registry is served. */
export const registryPath = '/registry.json';

/**
 * Address of the part of the registry that the page at a path needs. A server that knows no parts, like one of files,
 * answers with the whole registry, which does as well.
 *
 * @param path of a page, as in `location.pathname`
 */
export const registryPartPath = (path: string): string =>
  `${registryPath}?segment=${encodeURIComponent(firstSegment(path))}`;

/**
 * Address where the names of the files of linked pages are served. A server that knows none of it answers with the whole
 * registry, which has them, too.
 *
 * @param segments first segments of the pages' paths
 */
export const linkedFilesPath = (segments: readonly string[]): string =>
  `${registryPath}?links=${segments.map(encodeURIComponent).join(',')}`;

/** Names of the files of linked pages, without integrity: they are fetched ahead, and nothing runs by them. */
export interface LinkedFiles {
  areas: Readonly<Record<string, LinkedArea>>;
}

/** Those of one area, as in its `AreaRelease`. */
interface LinkedArea {
  base: string;
  entry: Pick<ReleaseFile, 'name'>;
  pageFiles?: Readonly<Record<string, readonly Pick<ReleaseFile, 'name'>[]>>;
}

/** @param segments first segments of the pages' paths */
export function linkedFiles({ areas }: Pick<Registry, 'areas'>, segments: readonly string[]): LinkedFiles {
  const asked = new Set(segments);
  const linked = Object.entries(areas).map(([name, { base, entry, pageFiles = {} }]) => {
    const files = Object.entries(pageFiles)
      .filter(([pattern]) => asked.has(firstSegment(pattern)))
      .map(([pattern, names]) => [pattern, names.map(({ name }) => ({ name }))] as const);
    return [name, { base, entry: { name: entry.name }, pageFiles: Object.fromEntries(files) }] as const;
  });
  return { areas: Object.fromEntries(linked.filter(([, { pageFiles }]) => Object.keys(pageFiles).length > 0)) };
}

/**
 * The registry without the areas that have no page below a first segment, so that its size does not grow with their number,
 * and without the files of other pages.
 *
 * @param segment first segment of a path, `languages`; the empty one is that of the home page
 * @param homeAreas names of the areas that the home page shows
 */
export function registryPart(registry: Registry, segment: string, homeAreas: readonly string[]): Registry {
  const isNeeded = ([name, area]: [string, AreaRelease]) =>
    hasPagesBelow(area, segment) || (segment === '' && homeAreas.includes(name));
  const areas = Object.entries(registry.areas)
    .filter(isNeeded)
    .map(([name, area]) => [name, areaPart(area, segment)]);
  return { ...registry, areas: Object.fromEntries(areas) };
}

function areaPart({ pageFiles, ...area }: AreaRelease, segment: string): AreaRelease {
  if (!pageFiles) return area;
  const files = Object.entries(pageFiles).filter(([pattern]) => isBelow(pattern, segment));
  return { ...area, pageFiles: Object.fromEntries(files) };
}

/** Whether a page of an area may have a path with this first segment, or a slot of the home page shows a section of it. */
export const hasPagesBelow = ({ routes, slots }: Pick<AreaRelease, 'routes' | 'slots'>, segment: string): boolean =>
  (segment === '' && slots !== undefined) || Object.keys(routes).some((pattern) => isBelow(pattern, segment));

const isBelow = (pattern: string, segment: string) => pattern.startsWith('/:') || firstSegment(pattern) === segment;

/** `languages` of `/languages/:id` */
export const firstSegment = (path: string): string => path.split('/', 2)[1] ?? '';
