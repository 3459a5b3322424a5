import { isCampaign } from '../formats/visit-words.ts';
import { browserStorage, withMemory } from '../storage/index.ts';

const kept = withMemory(browserStorage('session', 'partner'));

/** Keeps for this tab from which partner's page the visitor has come, when the address has a key. */
export function rememberPartner(): void {
  if (/[?&]partner=pk_/.test(location.search)) kept.write(`${location.search}&#${document.referrer}`);
}

/** The query with which the visitor of this tab has come from a partner's page, `&#`, and the referrer at that moment. */
export const partnerArrival = (): string => kept.read() ?? '';

/** From which partner's page the visitor of this tab has come; empty when from none. */
export function partnerVisit(): PartnerVisit {
  const query = new URLSearchParams(partnerArrival().split('&#')[0]);
  const visit: PartnerVisit = {};
  for (const [name, isRight] of rules) {
    const value = query.get(name) ?? '';
    if (isRight(value)) visit[name] = value;
  }
  return visit.partner ? visit : {};
}

export interface PartnerVisit {
  partner?: string;
  campaign?: string;
  /** `utm_source=letter plan=gold` */
  fields?: string;
}

/** Others would make the provider refuse the call. */
const rules = [
  ['partner', (value: string) => /^pk_[\w-]{2,60}$/.test(value)],
  ['campaign', isCampaign],
  ['fields', (value: string) => /^[\w.~= -]{3,800}$/.test(value)],
] as const;
