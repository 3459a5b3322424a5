import { strictTransportOf } from '@agile-languages/api/options';
import type { DeliveryConfig } from '../config.ts';
import { embedderPolicyOf, framesOf, originsOf } from './headers.ts';
import type { SiteOptions } from './serve.ts';

/** What decides about the headers of a site. */
export type SiteHeaders = Pick<
  SiteOptions,
  'origins' | 'callOnly' | 'frames' | 'embedderPolicy' | 'reportUri' | 'strictTransport'
>;

/** What decides about the headers of the site that is configured. */
export const siteHeaders = ({ site, hsts }: Pick<DeliveryConfig, 'site' | 'hsts'>): SiteHeaders => ({
  origins: originsOf(site),
  callOnly: site.mail.origin ? [site.mail.origin] : [],
  frames: framesOf(site),
  embedderPolicy: embedderPolicyOf(site),
  reportUri: `${site.apiBase}/reports/policy`,
  strictTransport: strictTransportOf(site.origin, hsts),
});
