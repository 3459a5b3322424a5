import { isHostOf } from '@agile-languages/api';
import { patternFinder } from '@agile-languages/shared/paths';
import type { Registry } from '@agile-languages/shared/registry';
import type { FastifyRequest } from 'fastify';

/**
 * Address of the page of the API that does without scripts what a page does, when it is asked for with `?plain`. It gets
 * the query of the page that the link stood on: one document stands at all queries, so no link in it can carry one.
 */
export function plainPageOf(
  { url, host, headers: { referer } }: Pick<FastifyRequest, 'url' | 'host' | 'headers'>,
  { areas }: Pick<Registry, 'areas'>,
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
  return plain && plain + queryOf(path, host, referer);
}

/** A page elsewhere could have the same path. */
function queryOf(path: string, host: string, referrer = ''): string {
  const { href, pathname, search } = URL.parse(referrer) ?? {};
  return href && pathname === path && search !== '?plain' && isHostOf(href, host) ? (search ?? '') : '';
}
