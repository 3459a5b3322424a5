import type { SiteConfig } from '@agile-languages/shared/platform';
import type { Site } from './open-site.ts';
import type { PageToPrerender } from './pages-to-prerender.ts';
import { modulesOf, type PlannedPage } from './plan-page.ts';
import { renderPage } from './write-page.ts';

type FailedPage = PageToPrerender & Partial<Pick<PlannedPage, 'initialData'>>;

/**
 * None: of the shell. The home page shows several areas, so each is tried alone; where each is well alone, it is of
 * those without which the page is well.
 */
export async function areasThatFail(site: Site, config: SiteConfig, page: FailedPage): Promise<readonly string[]> {
  const { target } = page;
  if (target.kind !== 'home') return target.kind === 'area' ? [target.area] : [];
  const fails = (areas: readonly string[]) =>
    renderAlone(site, config, page, areas).then(
      () => false,
      () => true,
    );
  if (await fails([])) return [];
  const all = [...new Set(site.homeSections.map(({ area }) => area))];
  const failing = await those(all, (area) => fails([area]));
  if (failing.length > 0) return failing;
  const needed = await those(all, async (area) => !(await fails(all.filter((other) => other !== area))));
  return needed.length > 0 ? needed : all;
}

/** Each takes a process of its own. */
async function those(areas: readonly string[], isOne: (area: string) => Promise<boolean>): Promise<string[]> {
  const found: string[] = [];
  for (const area of areas) if (await isOne(area)) found.push(area);
  return found;
}

async function renderAlone(
  site: Site,
  config: SiteConfig,
  page: FailedPage,
  areas: readonly string[],
): Promise<undefined> {
  const alone = { ...site, ...site.alone(areas) };
  const { path, target } = page;
  const modules = modulesOf(target, site.homeSections).filter(({ area }) => areas.includes(area));
  const { initialData = (await alone.initialData(path, target, modules)).initialData } = page;
  await renderPage(alone, config, { ...page, initialData });
}
