import { patternFinder } from '@agile-languages/shared/paths';
import type { Registry } from '@agile-languages/shared/registry';

/**
 * Address of the page of the API that does without scripts what a page does, when it is asked for with `?plain`. It gets
 * the query of the page that the link stood on: one document stands at all queries, so no link in it can carry one.
 */
export function plainPageOf(
  url: string,
  { areas }: Pick<Registry, 'areas'>,
  referrer: string | undefined,
): string | undefined {
  const [path = '', query] = url.split('?', 2);
  if (query !== 'plain') return undefined;
  const routes = new Map(Object.values(areas).flatMap(({ routes }) => Object.entries(routes)));
  const pattern = patternFinder([...routes.keys()])(path) ?? '';
  const names = pattern.split('/');
  const values = path.split('/');
  const plain = routes
    .get(pattern)
    ?.plainPage?.path.split('/')
    .map((part) => (part.startsWith(':') ? values[names.indexOf(part)] : part))
    .join('/');
  return plain && plain + queryOf(path, referrer);
}

function queryOf(path: string, referrer: string | undefined): string {
  const { pathname, search } = URL.parse(referrer ?? '') ?? {};
  return pathname === path && search !== '?plain' ? (search ?? '') : '';
}
