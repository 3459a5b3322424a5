import { paths } from '@agile-languages/shared/paths';
import type { MailContent } from '../../mail/mail-repository.ts';
import { mailTo, type Provider, type Recipient } from '../../mail/mail-to.ts';

export const newAddressMail = ({ email, fullname }: Recipient, from: Provider): MailContent =>
  mailTo('new-address', email, from, { name: fullname, link: `${from.siteOrigin}${paths.memberLogin}` });

/** Without the new address: this one may be a stranger's. */
export const formerAddressMail = ({ email, fullname }: Recipient, from: Provider): MailContent =>
  mailTo('former-address', email, from, { name: fullname });
