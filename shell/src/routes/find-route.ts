import type { DefinedPage, Params, RouteDeclaration } from '@agile-languages/shared/contract';
import { patternOf } from '@agile-languages/shared/paths';
import { api } from '@agile-languages/shared/platform';
import { decode } from './decode.ts';

/** The page of an address, as far as it is known before its code is loaded. */
export interface Route {
  area: string;
  pattern: string;
  params: Params;
  declaration: RouteDeclaration;
}

type Areas = Readonly<Record<string, { routes: Readonly<Record<string, RouteDeclaration>> }>>;

const shell: Areas[string] = { routes: { '/': { rendering: 'public' } } };

/** The route of a path, among those of the shell and of the areas. */
export function findRoute(areas: Areas, path: string): Route | undefined {
  const routes = Object.entries({ shell, ...areas }).flatMap(([area, { routes }]) =>
    Object.entries(routes).map(([pattern, declaration]) => ({ area, pattern, declaration })),
  );
  const found = patternOf(
    routes.map(({ pattern }) => pattern),
    path,
  );
  const route = routes.find(({ pattern }) => pattern === found);
  return route && { ...route, params: paramsOf(route.pattern, path) };
}

function paramsOf(pattern: string, path: string): Params {
  const segments = path.split('/');
  const params = pattern.split('/').map((name, at) => [name, decode(segments[at] ?? '')] as const);
  return Object.fromEntries(
    params.filter(([name]) => name.startsWith(':')).map(([name, value]) => [name.slice(1), value]),
  );
}

/** Whether the page has an address with these parameters. A page that lists none, or whose code is not there, has all. */
export async function isListed({ declaration, params }: Route, page: DefinedPage | undefined): Promise<boolean> {
  const listed = declaration.openEnded ? undefined : await page?.paths?.(api);
  const isSame = (values: Params) => Object.entries(values).every(([name, value]) => params[name] === value);
  return listed?.some(isSame) ?? true;
}
