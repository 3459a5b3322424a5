import { isField } from '../formats/visit-words.ts';
import { siteOrigin } from './site.ts';
import type { EmbedOptions } from './spec/types.ts';

const [opened] = performance.getEntriesByType('navigation');
/** Also as the page was opened: its scripts may have taken words out of its address. */
const pageQuery = new URLSearchParams(`${location.search}&${opened && new URL(opened.name).search.slice(1)}`);

/** Address of a page of the provider's site, with partner, campaign, fields and page, so that what comes of it is counted. */
export function siteAddress(path: string, { partner, campaign, fields = '', opener }: SiteAddressOptions): string {
  const url = new URL(path, siteOrigin);
  const page = partner && location.host && location.pathname.slice(0, 500);
  for (const [name, value] of Object.entries({ partner, campaign, fields: fieldsIn(fields), page, opener }))
    if (value) url.searchParams.set(name, value);
  return url.href;
}

/** Of a name alone the value in the query of the page. What the provider does not keep is left out. */
const fieldsIn = (list: string) =>
  list
    .split(/\s+/)
    .map((word) => (word.includes('=') ? word : `${word}=${(pageQuery.get(word) ?? '').replaceAll(' ', '-')}`))
    .filter(isField)
    .join(' ');

interface SiteAddressOptions extends Pick<EmbedOptions, 'partner' | 'campaign' | 'fields'> {
  /** Where the visitor comes from, when the browser cannot say so: origin of the page around a frame. */
  opener?: string | undefined;
}
