import type { BrowserContext, Route } from 'playwright-core';
import { isRead } from './is-read.ts';

/**
 * Lets pages reach an API or areas on other origins, as those would answer visitors of the site. Nothing else outside of
 * this machine is reached.
 *
 * @param pages origin of the pages that are tried
 * @param site origin of the site, which requests name in its place
 */
export async function reachElsewhere(
  context: BrowserContext,
  origins: readonly string[],
  pages: string,
  site: string,
): Promise<void> {
  for (const origin of origins) await context.route(`${origin}/**`, (route) => passOn(route, pages, site));
}

async function passOn(route: Route, pages: string, site: string): Promise<void> {
  const request = route.request();
  if (!isRead(request.method(), request.url())) return route.fulfill({ status: 403 });
  try {
    const response = await route.fetch({ headers: { ...request.headers(), origin: site } });
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': pages } });
  } catch {
    await route.abort();
  }
}
