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
  for (const [name, form] of forms) {
    const value = query.get(name) ?? '';
    if (form.test(value)) visit[name] = value;
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
const forms = [
  ['partner', /^pk_[\w-]{2,60}$/],
  ['campaign', /^[\w.~-]{1,64}$/],
  ['fields', /^[\w.~= -]{3,800}$/],
] as const;
