import type { AreaRelease, PageTarget } from '@agile-languages/shared/registry';

type Routes = AreaRelease['routes'];

/** Routes of an area as a document carries them: without what prerendering alone reads of pages that it does not show. */
export const routesInDocument = (routes: Routes, target: PageTarget): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([pattern, { firstRequests: _, withoutScripts, ...declaration }]) => {
      const isShown = target.kind === 'area' && target.pattern === pattern;
      return [pattern, { ...declaration, ...(isShown && withoutScripts && { withoutScripts }) }];
    }),
  );
