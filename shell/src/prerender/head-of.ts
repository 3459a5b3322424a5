import type { PageHead } from '@agile-languages/shared/contract';
import { headOfPage } from '@agile-languages/shared/remote-data';
import { oopsHead } from '../document/oops.head.ts';
import type { Modules } from '../federation/module-store.ts';
import type { Route } from '../routes/find-route.ts';

/** Head of the page of a route; the error page's when there is none. @throws when it has no title or no description */
export function headOf(route: Route | undefined, modules: Modules): PageHead {
  if (!route) return oopsHead;
  const { area, pattern, params } = route;
  const { key, module } = modules.page(area, pattern);
  if (!module) return oopsHead;
  const head: PageHead = headOfPage(module.default, { params, pattern }, modules.initialData?.[key]);
  if (!head.title) throw new Error('Its head has no title.');
  if (typeof head.description !== 'string') throw new Error('Its head has no description.');
  return head;
}
