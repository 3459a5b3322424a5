import type { PageHead } from '@agile-languages/shared/contract';
import { headOfPage } from '@agile-languages/shared/remote-data';
import { oopsHead } from '../document/oops.head.ts';
import type { Modules } from '../federation/module-store.ts';
import type { RouteHandle } from '../routes/routes.tsx';

/** Head of the page that matched; the error page's when none did. */
export function headOf(
  match: { handle?: unknown; params: Readonly<Record<string, string | undefined>> } | undefined,
  modules: Modules,
): PageHead {
  const handle = match?.handle as RouteHandle | undefined;
  if (!match || !handle) return oopsHead;
  const { area, pattern } = handle;
  const params = match.params as Record<string, string>;
  const { key, module } = modules.page(area, pattern);
  return module ? headOfPage(module.default, { params, pattern }, modules.initialData?.[key]) : oopsHead;
}
