import type { SiteConfig } from '@agile-languages/shared/platform';
import type { PrerenderedPage } from '@agile-languages/shared/registry';
import { Refusal, refusalOf } from '../refusal.ts';
import type { Site } from './open-site.ts';
import type { PlannedPage } from './plan.ts';

/**
 * Renders a page to a complete document.
 *
 * @throws {UserError} when it does not render, or holds what the content security policy would refuse
 */
export async function renderPage(
  site: Site,
  config: SiteConfig,
  { key, path, target, initialData }: PlannedPage,
): Promise<PrerenderedPage> {
  const page = await site.render({ target, path, config, initialData }).catch((cause) => {
    throw refusalOf(cause, `${key} does not render, so nothing has changed`);
  });
  if (/<[^>]+\sstyle="/.test(page.html.slice(page.html.indexOf('<body'))))
    throw new Refusal(`${key} has a style attribute, which the security policy refuses. Nothing has changed.`);
  return page;
}
