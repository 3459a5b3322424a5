import { patternFinder } from '@agile-languages/shared/paths';
import type { Registry } from '@agile-languages/shared/registry';

/** Address of the page of the API that does without scripts what a page does, when it is asked for with `?plain`. */
export function plainPageOf(url: string, { areas }: Pick<Registry, 'areas'>): string | undefined {
  const [path = '', query] = url.split('?', 2);
  if (query !== 'plain') return undefined;
  const routes = new Map(Object.values(areas).flatMap(({ routes }) => Object.entries(routes)));
  const pattern = patternFinder([...routes.keys()])(path) ?? '';
  const names = pattern.split('/');
  const values = path.split('/');
  return routes
    .get(pattern)
    ?.plainPage?.path.split('/')
    .map((part) => (part.startsWith(':') ? values[names.indexOf(part)] : part))
    .join('/');
}
