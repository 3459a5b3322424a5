import { patternOf } from '@agile-languages/shared/paths';
import type { Registry } from '@agile-languages/shared/registry';
import type { PageList } from '../store/page-list.ts';
import { releaseIn } from '../store/registry-file.ts';

/** A page that shows the shell and no area. */
export const shellPage = '/404';

/**
 * Which pages of a revision are tried: of each area that is changed one of each pattern, and the home page where it shows
 * the area. When the shell is changed, one page of every area.
 *
 * @param names what is changed: areas, and `shell`
 * @param linked finds an address of a pattern that only has a fallback document: one that another page links to
 */
export async function pagesToTry(
  registry: Registry,
  list: PageList,
  names: readonly string[],
  linked: (pattern: string) => Promise<string | undefined>,
): Promise<string[]> {
  const examples = examplesOf(registry, list);
  const exampleOf = async (pattern: string) =>
    examples.get(pattern) ?? (await linked(pattern)) ?? pattern.replaceAll(/:\w+/g, '0');
  const patterns = Object.entries(registry.areas).flatMap(([name, { routes }]) => {
    const own = Object.keys(routes);
    if (names.includes(name)) return own;
    return names.includes('shell') ? own.slice(0, 1) : [];
  });
  const shown = Object.entries(list.pages['/']?.fingerprint.areas ?? {});
  const isShown = shown.some(([name, release]) => names.includes(name) && release === releaseIn(registry, name));
  return [
    shellPage,
    ...(isShown || names.includes('shell') ? ['/'] : []),
    ...(await Promise.all(patterns.map(exampleOf))),
  ];
}

/** The first address of each pattern that has a document of its own. */
function examplesOf({ areas }: Registry, { pages }: PageList): Map<string, string> {
  const patterns = Object.values(areas).flatMap(({ routes }) => Object.keys(routes));
  const examples = new Map<string, string>();
  for (const key of Object.keys(pages)) {
    const pattern = key.includes(':') ? undefined : patternOf(patterns, key);
    if (pattern && !examples.has(pattern)) examples.set(pattern, key);
  }
  return examples;
}
