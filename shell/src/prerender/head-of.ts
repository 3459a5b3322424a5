import type { PageHead } from '@agile-languages/shared/contract';
import { headOfPage } from '@agile-languages/shared/remote-data';
import { oopsHead } from '../document/oops.head.ts';
import type { Modules } from '../federation/module-store.ts';
import type { Route } from '../routes/find-route.ts';

/** Head of the page of a route; the error page's when there is none. */
export function headOf(route: Route | undefined, modules: Modules): PageHead {
  if (!route) return oopsHead;
  const { area, pattern, params } = route;
  const { key, module } = modules.page(area, pattern);
  return module ? headOfPage(module.default, { params, pattern }, modules.initialData?.[key]) : oopsHead;
}
