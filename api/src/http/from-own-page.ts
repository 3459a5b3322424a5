import type { IncomingHttpHeaders } from 'node:http';
import { isSameOrigin } from './same-host.ts';

/**
 * What a browser says of the page that sends a form; pages of others cannot change it. `none` is a reload. Old browsers
 * say `null` for pages that do not tell their address, and what says nothing is no browser that somebody else could use.
 */
export function isFromOwnPage(siteOrigin: string, headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'none') return site === 'same-origin';
  return headers.origin === undefined || isSameOrigin(siteOrigin, headers.origin);
}
