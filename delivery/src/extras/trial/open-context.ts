import type { SiteConfig } from '@agile-languages/shared/platform';
import type { Registry } from '@agile-languages/shared/registry';
import type { Browser, BrowserContext, Route } from 'playwright-core';
import { originsOf } from '../../serve/headers.ts';
import { isRead } from './serve-candidate.ts';
import { watchAsks } from './watch-asks.ts';
import { watchBegun } from './watch-begun.ts';
import { watchConnections } from './watch-connections.ts';
import { watchEnds } from './watch-ends.ts';
import { watchGlobals } from './watch-globals.ts';
import { watchHandlers } from './watch-handlers.ts';
import { watchListeners } from './watch-listeners.ts';
import { watchMedia } from './watch-media.ts';
import { watchNames } from './watch-names.ts';
import { watchObservers } from './watch-observers.ts';
import { watchPresence } from './watch-presence.ts';
import { watchRequests } from './watch-requests.ts';
import { watchSettings } from './watch-settings.ts';
import { watchTimers } from './watch-timers.ts';
import { watchWork } from './watch-work.ts';

interface OpenedFor {
  config: SiteConfig;
  registry: Registry;
  pages: string;
}

export async function openContext(
  browser: Browser,
  width: number,
  { config, registry, pages }: OpenedFor,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB' });
  await reachElsewhere(context, { api: originsOf(config), areas: registry.origins }, pages, config.origin);
  // One script, because the order of several is not defined.
  await context.addInitScript({ content: watches() + watchGlobals() });
  return context;
}

export const watches = (): string =>
  [
    watchWork,
    watchTimers,
    watchRequests,
    watchHandlers,
    watchListeners,
    watchEnds,
    watchObservers,
    watchConnections,
    watchMedia,
    watchBegun,
    watchAsks,
    watchNames,
    watchPresence,
    watchSettings,
  ]
    .map((watch) => `(${watch})();`)
    .join('');

/**
 * Files on other origins are not there yet: the candidate's come instead. Nothing else outside of this machine is
 * reached.
 */
async function reachElsewhere(
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
