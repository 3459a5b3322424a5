import type { MailContent } from '../../mail/mail-repository.ts';
import { mailTo, type Provider } from '../../mail/mail-to.ts';

interface ToPartner extends Provider {
  email: string;
}

/** The key is behind `#`: no server gets it before the person uses it. */
export const partnerLinkMail = ({ key, partners, ...to }: PartnerLink): MailContent =>
  mailTo('partner-link', to.email, to, {
    partner: new Intl.ListFormat('en-GB').format(partners.map(({ name }) => name)),
    link: `${to.siteOrigin}/partner/link#${key}`,
  });

interface PartnerLink extends ToPartner {
  key: string;
  partners: readonly { name: string }[];
}

interface OriginAnswer extends ToPartner {
  origin: string;
  state: 'accepted' | 'refused';
}

export const originAnswerMail = ({ origin, state, ...to }: OriginAnswer): MailContent =>
  mailTo(`origin-${state}`, to.email, to, { origin, link: `${to.siteOrigin}/partner` });
