import { browserStorage, withMemory } from '../storage/index.ts';

const kept = withMemory(browserStorage('session', 'partner'));

/** Keeps for this tab from which partner's page the visitor has come, when the address has a key. */
export function rememberPartner(): void {
  if (/[?&]partner=pk_/.test(location.search)) kept.write(`${location.search}&#${document.referrer}`);
}

/** The query with which the visitor of this tab has come from a partner's page, `&#`, and the referrer at that moment. */
export const partnerArrival = (): string => kept.read() ?? '';
