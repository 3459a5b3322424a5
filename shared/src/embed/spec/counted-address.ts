import { isField } from '../../formats/visit-words.ts';

/**
 * Address of a page of the site, for a link that counts for a partner. Without a key, campaign and fields are left out; of
 * the fields only those with a value go along, since the link does not see the query of the page.
 */
export function countedAddress(address: string, { partner, campaign, fields = '' }: CountedFor): string {
  const url = new URL(address);
  const words = fields.split(/\s+/).filter(isField);
  if (partner)
    for (const [name, value] of Object.entries({ partner, campaign, fields: words.join(' ') }))
      if (value) url.searchParams.set(name, value);
  return url.href;
}

interface CountedFor {
  partner?: string | undefined;
  campaign?: string | undefined;
  /** `plan=gold utm_source` */
  fields?: string | undefined;
}
