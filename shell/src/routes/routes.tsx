import type { RouteDeclaration } from '@agile-languages/shared/contract';
import { api } from '@agile-languages/shared/platform';
import type { RouteObject } from 'react-router-dom';
import { AreaPage } from '../area-host/area-page.tsx';
import type { Modules } from '../federation/module-store.ts';
import { Oops } from '../oops/oops.tsx';

/** What is known of a route before its code is loaded, in its `handle`. */
export interface RouteHandle {
  area: string;
  pattern: string;
  declaration: RouteDeclaration;
}

/** Loads the modules of a route before it is shown. */
export type Prepare = (area: string, pattern: string, url: string) => Promise<unknown>;

/** Routes of the shell's own pages. */
export const ownRoutes = (modules: Modules, prepare: Prepare): RouteObject[] => [
  ...areaRoutes({ shell: { routes: { '/': { rendering: 'public' } } } }, modules, prepare),
  { id: 'unknown', path: '*', element: <Oops />, errorElement: <Oops /> },
];

/** Routes of the areas, straight from the registry. */
export function areaRoutes(
  areas: Readonly<Record<string, { routes: Readonly<Record<string, RouteDeclaration>> }>>,
  modules: Modules,
  prepare: Prepare,
): RouteObject[] {
  return Object.entries(areas).flatMap(([area, { routes }]) =>
    Object.entries(routes).map(([pattern, declaration]): RouteObject => {
      const placeholder = declaration.placeholder;
      return {
        id: `${area} ${pattern}`,
        path: pattern,
        element: <AreaPage key={pattern} area={area} pattern={pattern} placeholder={placeholder} />,
        errorElement: <Oops />,
        handle: { area, pattern, declaration } satisfies RouteHandle,
        loader: async ({ params, request }) => {
          await prepare(area, pattern, request.url);
          const known = declaration.openEnded
            ? undefined
            : await modules.page(area, pattern).module?.default.paths?.(api);
          if (known && !known.some((values) => isSame(values, params)))
            throw new Response('Not found', { status: 404 });
          return null;
        },
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      };
    }),
  );
}

const isSame = (values: Readonly<Record<string, string>>, params: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values).every(([name, value]) => params[name] === value);
