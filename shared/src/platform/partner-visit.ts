import { browserStorage, withMemory } from '../storage/index.ts';

const kept = withMemory(browserStorage('session', 'partner'));

/** Keeps for this tab from which partner's page the visitor has come, when the address says so. */
export function rememberPartner(): void {
  const query = new URLSearchParams(location.search);
  const partner = query.get('partner');
  if (partner) kept.write(JSON.stringify({ partner, campaign: query.get('campaign') ?? '' }));
}

/** From which partner's page the visitor of this tab has come; empty when from none. */
export function partnerVisit(): PartnerVisit {
  try {
    const { partner, campaign } = JSON.parse(kept.read() ?? '{}');
    return isKey(partner) ? { partner, ...(isCampaign(campaign) && { campaign }) } : {};
  } catch {
    return {};
  }
}

export interface PartnerVisit {
  partner?: string;
  campaign?: string;
}

/** Others would make the provider refuse the call. */
const isKey = (value: unknown): value is string => /^pk_[\w-]{2,60}$/.test(String(value));
const isCampaign = (value: unknown): value is string => /^[\w.~-]{1,64}$/.test(String(value));
