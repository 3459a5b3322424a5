import type { SiteConfig } from '@agile-languages/shared/platform';
import type { Site } from './open-site.ts';
import type { PageToPrerender } from './pages-to-prerender.ts';
import { modulesOf, type PlannedPage } from './plan-page.ts';
import { renderPage } from './write-page.ts';

type FailedPage = PageToPrerender & Partial<Pick<PlannedPage, 'initialData'>>;

/**
 * Of which areas it is that a page fails; none: of the shell. The home page shows several, so each is tried alone, where
 * no other can say anything for it.
 */
export async function areasThatFail(site: Site, config: SiteConfig, page: FailedPage): Promise<readonly string[]> {
  const { target } = page;
  if (target.kind !== 'home') return target.kind === 'area' ? [target.area] : [];
  const ofShell = await renderAlone(site, config, page).catch(() => 'fails');
  if (ofShell) return [];
  const failed: string[] = [];
  for (const area of new Set(site.homeSections.map(({ area }) => area)))
    await renderAlone(site, config, page, area).catch(() => failed.push(area));
  return failed;
}

async function renderAlone(site: Site, config: SiteConfig, page: FailedPage, area?: string): Promise<undefined> {
  const alone = { ...site, ...site.alone(area) };
  const { path, target } = page;
  const modules = modulesOf(target, site.homeSections).filter((one) => one.area === area);
  const { initialData = (await alone.initialData(path, target, modules)).initialData } = page;
  await renderPage(alone, config, { ...page, initialData });
}
