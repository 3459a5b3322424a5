import { readFile } from 'node:fs/promises';
import { patternOf } from '@agile-languages/shared/paths';
import type { Registry } from '@agile-languages/shared/registry';
import { documentFile, type PageList } from '../../store/page-list.ts';
import { releaseIn } from '../../store/registry.ts';

export const shellPage = '/404';

/**
 * Of a changed area one page of each pattern, and the home page where it shows the area; of a changed shell one page of
 * every area. Behind them are further pages of the patterns of a changed area. A pattern of the provider's data has none
 * while there are no data: any address would show nothing.
 */
export async function pagesToTry(
  registry: Registry,
  list: PageList,
  names: readonly string[],
  linked: (pattern: string) => Promise<string | undefined>,
): Promise<string[]> {
  const examples = examplesOf(registry, list);
  const exampleOf = async ([pattern, { openEnded }]: Pattern) =>
    examples.get(pattern)?.[0] ?? (await linked(pattern)) ?? (openEnded ? undefined : pattern.replaceAll(/:\w+/g, '0'));
  const patterns = Object.entries(registry.areas).flatMap(([name, { routes }]) => {
    const own = Object.entries(routes);
    if (names.includes(name)) return own;
    return names.includes('shell') ? own.slice(0, 1) : [];
  });
  const onHomePage = Object.entries(list.pages['/']?.fingerprint.areas ?? {});
  const isShown = onHomePage.some(([name, release]) => names.includes(name) && release === releaseIn(registry, name));
  return [
    shellPage,
    ...(isShown || names.includes('shell') ? ['/'] : []),
    ...(await Promise.all(patterns.map(exampleOf))).filter((path) => path !== undefined),
    ...names.flatMap((name) =>
      Object.keys(registry.areas[name]?.routes ?? {}).flatMap((pattern) => furtherOf(examples.get(pattern))),
    ),
  ];
}

/** Of one pattern. Their code is that of the first page, so only their data can show another fault. */
const mostFurther = 8;

/** Evenly spread, since neighbours are alike. */
function furtherOf([, ...others]: readonly string[] = []): string[] {
  const step = Math.max(1, others.length / mostFurther);
  return others.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

type Pattern = [pattern: string, route: Registry['areas'][string]['routes'][string]];

function examplesOf({ areas }: Registry, { pages }: PageList): Map<string, string[]> {
  const patterns = Object.values(areas).flatMap(({ routes }) => Object.keys(routes));
  const examples = new Map<string, string[]>();
  for (const key of Object.keys(pages)) {
    const pattern = key.includes(':') ? undefined : patternOf(patterns, key);
    if (!pattern) continue;
    const others = examples.get(pattern);
    if (others) others.push(key);
    else examples.set(pattern, [key]);
  }
  return examples;
}

const mostDocuments = 50;

export const linkedAddress =
  (folder: string, { pages }: PageList) =>
  async (pattern: string): Promise<string | undefined> => {
    const link = new RegExp(`<a\\b[^>]*\\shref="(${pattern.replaceAll(/:\w+/g, '[^/"?#]+')})["?#]`);
    for (const page of Object.values(pages).slice(0, mostDocuments)) {
      const [, path] = link.exec(await readFile(documentFile(folder, page), 'utf8').catch(() => '')) ?? [];
      if (path) return path;
    }
    return undefined;
  };
