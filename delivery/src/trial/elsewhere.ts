import type { BrowserContext, Route } from 'playwright-core';
import { isRead } from './is-read.ts';

/**
 * Lets pages reach an API on another origin, as that would answer visitors of the site. Files of areas on other origins
 * are those of the candidate, which are not there yet. Nothing else outside of this machine is reached.
 *
 * @param pages origin of the pages that are tried
 * @param site origin of the site, which requests name in its place
 */
export async function reachElsewhere(
  context: BrowserContext,
  origins: Record<'api' | 'areas', readonly string[]>,
  pages: string,
  site: string,
): Promise<void> {
  for (const origin of origins.api) await context.route(`${origin}/**`, (route) => passOn(route, pages, site));
  for (const origin of origins.areas) await context.route(`${origin}/areas/**`, (route) => takeHere(route, pages));
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

async function takeHere(route: Route, pages: string): Promise<void> {
  try {
    await route.fulfill({ response: await route.fetch({ url: pages + new URL(route.request().url()).pathname }) });
  } catch {
    await route.abort();
  }
}
