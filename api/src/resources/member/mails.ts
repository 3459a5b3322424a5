import { paths } from '@agile-languages/shared/paths';
import type { NewMail } from '../../mail/mail-repository.ts';
import { composed, type Provider, type Recipient } from '../class/mail-parts.ts';

const subject = 'Your e-mail address was changed';
const ifNot = 'If you did not ask for this, please answer this mail.';

export const newAddressMail = (to: Recipient, from: Provider): NewMail =>
  composed(
    to,
    from,
    subject,
    [
      `${from.brand} has changed the e-mail address of your membership. Mails come to this address from now on, and you log in with it.`,
      'Your password, your classes and your places on waiting lists stay.',
      ifNot,
    ],
    { name: 'Log in', address: `${from.siteOrigin}${paths.memberLogin}` },
  );

/** Does not have the new address: this one may be a stranger's. */
export const formerAddressMail = (to: Recipient, from: Provider): NewMail =>
  composed(to, from, subject, [
    `${from.brand} has changed the e-mail address of your membership. No more mails come to this address, and nobody logs in with it.`,
    ifNot,
  ]);
