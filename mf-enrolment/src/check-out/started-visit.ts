import { type PartnerVisit, visitIn } from '@agile-languages/shared/formats';
import { partnerArrival } from '@agile-languages/shared/platform';

/** The browser's own word on the origin counts before the address, which visitors can write. */
export function startedVisit(): PartnerVisit {
  const [search = '', referrer = ''] = partnerArrival().split('&#');
  const query = new URLSearchParams(search);
  return visitIn(query, [referrer, query.get('opener') ?? ''], location.origin);
}
