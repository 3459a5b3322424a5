import type { MailContent } from '../../mail/mail-repository.ts';
import { mailTo, type Provider } from '../../mail/mail-to.ts';

interface ToStaff extends Pick<Provider, 'brand' | 'mail'> {
  deskOrigin: string;
  email: string;
}

export const welcomeAddress = (deskOrigin: string, key: string): string => `${deskOrigin}/desk/welcome#${key}`;

export const staffInvitationMail = ({ key, ...to }: ToStaff & { key: string }): MailContent =>
  mailTo('staff-invitation', to.email, to, { link: welcomeAddress(to.deskOrigin, key) });

interface NewBrowser extends ToStaff {
  way: string;
  browser: string;
  network: string;
  at: Date;
}

export const newBrowserMail = ({ way, browser, network, at, ...to }: NewBrowser): MailContent =>
  mailTo('new-browser', to.email, to, {
    way,
    network,
    moment: `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    browser: browser.slice(0, 200) || 'nothing',
    link: `${to.deskOrigin}/desk/account`,
  });

/** After the right password in an unknown browser while others guess. */
export const knownBrowserMail = ({ token, ...to }: ToStaff & { token: string }): MailContent =>
  mailTo('known-browser', to.email, to, { link: `${to.deskOrigin}/desk/browser#${token}` });
