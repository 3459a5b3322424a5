import { type PartnerVisit, partnerArrival, partnerVisit } from '@agile-languages/shared/platform';

/** The browser's own word on the origin counts before the address, which visitors can write. */
export function startedVisit(): PartnerVisit & { origin?: string } {
  const visit = partnerVisit();
  const [search = '', referrer = ''] = partnerArrival().split('&#');
  const opener = new URLSearchParams(search).get('opener') ?? '';
  const origin = [referrer, opener].map(originOf).find(isOthers);
  return visit.partner && origin ? { ...visit, origin } : visit;
}

const originOf = (address: string) => (URL.canParse?.(address) ? new URL(address).origin : '');
const isOthers = (origin: string) => /^https?:\/\/[^/]{1,250}$/.test(origin) && origin !== location.origin;
