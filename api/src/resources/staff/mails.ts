import type { MailContent } from '../../mail/mail-repository.ts';
import { mailTo, type Provider } from '../../mail/mail-to.ts';

interface ToStaff extends Pick<Provider, 'brand' | 'mail'> {
  deskOrigin: string;
  email: string;
}

export const welcomeAddress = (deskOrigin: string, key: string): string => `${deskOrigin}/desk/welcome#${key}`;

export const staffInvitationMail = ({ key, ...to }: ToStaff & { key: string }): MailContent =>
  mailTo('staff-invitation', to.email, to, { link: welcomeAddress(to.deskOrigin, key) });

interface Seen extends ToStaff {
  network: string;
  at: Date;
}

const seen = ({ network, at, deskOrigin }: Seen) => ({
  network,
  moment: `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  link: `${deskOrigin}/desk/account`,
});

export const newBrowserMail = ({ way, browser, ...to }: Seen & { way: string; browser: string }): MailContent =>
  mailTo('new-browser', to.email, to, { ...seen(to), way, browser: browser.slice(0, 200) || 'nothing' });

export const newPasskeyMail = ({ passkey, ...to }: Seen & { passkey: string }): MailContent =>
  mailTo('new-passkey', to.email, to, { ...seen(to), passkey });

export const newRecoveryCodesMail = (to: Seen): MailContent => mailTo('new-recovery-codes', to.email, to, seen(to));

/** After the right password in an unknown browser while others guess. */
export const knownBrowserMail = ({ token, ...to }: ToStaff & { token: string }): MailContent =>
  mailTo('known-browser', to.email, to, { link: `${to.deskOrigin}/desk/browser#${token}` });
