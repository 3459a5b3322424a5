import type { MailContent } from '../../mail/mail-repository.ts';
import { mailTo, type Provider } from '../../mail/mail-to.ts';

interface ToPartner extends Provider {
  email: string;
}

/** The key is behind `#`: it reaches no server before the person uses it. */
export const partnerLinkMail = ({ key, ...to }: ToPartner & { key: string }): MailContent =>
  mailTo('partner-link', to.email, to, { link: `${to.siteOrigin}/partner/link#${key}` });

interface OriginAnswer extends ToPartner {
  origin: string;
  state: 'accepted' | 'refused';
}

export const originAnswerMail = ({ origin, state, ...to }: OriginAnswer): MailContent =>
  mailTo(`origin-${state}`, to.email, to, { origin, link: `${to.siteOrigin}/partner` });
