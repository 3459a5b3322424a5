import { siteOrigin } from './site.ts';
import type { EmbedOptions } from './spec/types.ts';

/** Address of a page of the provider's site, with partner and campaign, so that what comes of it is counted. */
export function siteAddress(path: string, options: EmbedOptions): string {
  const url = new URL(path, siteOrigin);
  for (const name of ['partner', 'campaign'] as const) if (options[name]) url.searchParams.set(name, options[name]);
  return url.href;
}
