import type { SiteConfig } from '@agile-languages/shared/platform';
import type { PrerenderedPage, Registry } from '@agile-languages/shared/registry';
import { Refusal, summaryOf } from '../refusal.ts';
import type { PlannedPage } from './plan.ts';
import type { SiteBundles } from './site-bundles.ts';

/**
 * Renders a page to a complete document.
 *
 * @throws when it does not render, or holds what the content security policy would refuse
 */
export async function renderPage(
  { shell, description, areas, contents, shellCss, readStyle }: SiteBundles,
  registry: Registry,
  config: SiteConfig,
  { key, path, target, initialData }: PlannedPage,
): Promise<PrerenderedPage> {
  const fonts = description.fonts.map((font) => description.base + font);
  const common = { config, registry, shell: description, areas, contents, shellCss, readStyle, fonts };
  const page = await shell.renderPage({ ...common, target, path, initialData }).catch((cause) => {
    throw new Refusal(`${key} does not render, so nothing has changed (${summaryOf(cause)}).`, { cause });
  });
  if (/<[^>]+\sstyle="/.test(page.html.slice(page.html.indexOf('<body'))))
    throw new Refusal(`${key} has a style attribute, which the security policy refuses. Nothing has changed.`);
  return page;
}
