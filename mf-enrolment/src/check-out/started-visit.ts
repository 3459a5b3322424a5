import { type PartnerVisit, partnerArrival, partnerVisit } from '@agile-languages/shared/platform';

/**
 * From which partner's page the visitor has come, with the origin of that page: the browser's own word counts before that
 * of the address, which anybody can write. What the visitor has opened in this tab since does not matter.
 */
export function startedVisit(): PartnerVisit & { origin?: string } {
  const visit = partnerVisit();
  const [search = '', referrer = ''] = partnerArrival().split('&#');
  const opener = new URLSearchParams(search).get('opener') ?? '';
  const origin = [referrer, opener].map(originOf).find(isOthers);
  return visit.partner && origin ? { ...visit, origin } : visit;
}

const originOf = (address: string) => (URL.canParse?.(address) ? new URL(address).origin : '');
const isOthers = (origin: string) => /^https?:\/\/[^/]{1,250}$/.test(origin) && origin !== location.origin;
