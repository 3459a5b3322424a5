/** `plan=gold`. The letters of a value let no e-mail address and no name with a blank of its own pass by mistake. */
export const isField = (word: string): boolean => /^\w{1,32}=[\w.~-]{1,64}$/.test(word);

/** What a partner calls a page or a campaign. It has the letters of a field's value. */
export const isCampaign = (word: string): boolean => isField(`campaign=${word}`);

/** From which partner's page a visitor has come; empty when from none. */
export interface PartnerVisit {
  partner?: string;
  campaign?: string;
  /** `utm_source=letter plan=gold` */
  fields?: string;
  /** Path of the page. */
  page?: string;
  /** Of the page, as the browser says. */
  origin?: string;
}

/**
 * The visit that begins with a query.
 *
 * @param sources addresses that name the page where it began: the first of another site counts
 */
export function visitIn(query: URLSearchParams, sources: readonly string[], siteOrigin: string): PartnerVisit {
  const visit: PartnerVisit = {};
  for (const [name, isRight] of rules) {
    const value = query.get(name) ?? '';
    if (isRight(value)) visit[name] = value.slice(0, 1000);
  }
  const origin = sources.map(originOf).find((one) => /^https?:\/\/[^/]{1,250}$/.test(one) && one !== siteOrigin);
  if (origin) visit.origin = origin;
  return visit.partner ? visit : {};
}

const originOf = (address: string) => (URL.canParse?.(address) ? new URL(address).origin : '');

/** Others would make the provider refuse the call. */
const rules = [
  ['partner', (value: string) => /^pk_[\w-]{2,60}$/.test(value)],
  ['campaign', isCampaign],
  ['fields', (value: string) => /^[\w.~= -]{3,800}$/.test(value)],
  ['page', (value: string) => value.startsWith('/')],
] as const;
