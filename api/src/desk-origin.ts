import { type ApiOptions, defaultSiteOrigin } from './options.ts';

/** Origin at which the desk is, at `/desk`; `undefined` when it is off. */
export function deskOriginOf({ deskOrigin, siteOrigin }: Pick<ApiOptions, 'deskOrigin' | 'siteOrigin'>) {
  return deskOrigin === 'off' ? undefined : (deskOrigin ?? siteOrigin ?? defaultSiteOrigin);
}
