import { type PartnerVisit, partnerVisit } from '@agile-languages/shared/platform';

/** From which partner's page the visitor has come, with the origin of the page that opened this window or had the link. */
export function startedVisit(): PartnerVisit & { origin?: string } {
  const visit = partnerVisit();
  const opener = new URLSearchParams(location.search).get('opener') ?? '';
  const origin = [opener, document.referrer].map(originOf).find(isOthers);
  return visit.partner && origin ? { ...visit, origin } : visit;
}

const originOf = (address: string) => (URL.canParse?.(address) ? new URL(address).origin : '');
const isOthers = (origin: string) => /^https?:\/\/[^/]{1,250}$/.test(origin) && origin !== location.origin;
