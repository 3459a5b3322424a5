import type { ApiClient } from '@agile-languages/shared/api';
import type { DefinedPage, Params, RouteDeclaration } from '@agile-languages/shared/contract';
import { decoded, patternOf } from '@agile-languages/shared/paths';
import { firstSegment } from '@agile-languages/shared/registry';

export interface Route {
  area: string;
  pattern: string;
  params: Params;
  declaration: RouteDeclaration;
}

type Areas = Readonly<Record<string, { routes: Readonly<Record<string, RouteDeclaration>> }>>;

const shell: Areas[string] = { routes: { '/': { rendering: 'public' } } };

/** Takes as long with many areas as with few. */
export function findRoute(areas: Areas, path: string): Route | undefined {
  const index = indexOf(areas);
  const routes = [...(index.get(firstSegment(path)) ?? []), ...(index.get(anySegment) ?? [])];
  const inOrder = routes.toSorted((one, other) => one.order - other.order);
  const found = patternOf(
    inOrder.map(({ pattern }) => pattern),
    path,
  );
  const route = inOrder.find(({ pattern }) => pattern === found);
  if (!route) return undefined;
  const { area, pattern, declaration } = route;
  return { area, pattern, declaration, params: paramsOf(pattern, path) };
}

interface IndexedRoute extends Omit<Route, 'params'> {
  order: number;
}

const anySegment = ':';

const indexes = new WeakMap<Areas, Map<string, IndexedRoute[]>>();

function indexOf(areas: Areas): Map<string, IndexedRoute[]> {
  const known = indexes.get(areas);
  if (known) return known;
  const routes = Object.entries({ shell, ...areas }).flatMap(([area, { routes }]) =>
    Object.entries(routes).map(([pattern, declaration]) => ({ area, pattern, declaration })),
  );
  const index = Map.groupBy(
    routes.map((route, order) => ({ ...route, order })),
    ({ pattern }) => (pattern.startsWith('/:') ? anySegment : firstSegment(pattern)),
  );
  indexes.set(areas, index);
  return index;
}

function paramsOf(pattern: string, path: string): Params {
  const segments = path.split('/');
  const params = pattern.split('/').map((name, at) => [name, decoded(segments[at] ?? '')] as const);
  return Object.fromEntries(
    params.filter(([name]) => name.startsWith(':')).map(([name, value]) => [name.slice(1), value]),
  );
}

/** A page that lists no addresses has all. */
export async function isListed(
  { declaration, params }: Route,
  page: DefinedPage | undefined,
  loadApi: () => Promise<ApiClient>,
): Promise<boolean> {
  const listed = declaration.openEnded ? undefined : await page?.paths?.(await loadApi());
  const isSame = (values: Params) => Object.entries(values).every(([name, value]) => params[name] === value);
  return listed?.some(isSame) ?? true;
}
