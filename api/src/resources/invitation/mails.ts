import { escapeHtml } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import type { NewMail } from '../../mail/mail-repository.ts';
import { paragraph } from '../../mail/paragraph.ts';
import { dateIn, factsOf, type Provider } from '../class/mail-parts.ts';
import type { ClassRecord } from '../class/reads.ts';

interface InvitationMail extends Provider {
  invitation: { email: string; fullname: string; expiresAt: Date };
  /** The class with which a membership begins. Default: there is none. */
  record?: ClassRecord | undefined;
  activationKey: string;
  passCode: string;
}

export const invitationMail = (content: InvitationMail): NewMail =>
  compose(content, `Your invitation to ${content.brand}`, [
    'Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.',
    ...(content.record ? [`It begins with the class “${content.record.name}”.`, ...factsOf(content.record)] : []),
  ]);

export const renewalMail = (content: InvitationMail): NewMail =>
  compose(content, 'Choose a new password', [
    'Your Corporate Trainer has opened this way for you. Open the link, enter the pass code and choose a new password.',
    'Your present password is good until then. Afterwards you are signed out everywhere.',
  ]);

export const unknownDeviceMail = (content: InvitationMail): NewMail =>
  compose(content, 'A way to log in', [
    'Somebody is guessing your password, so devices that you have not used before have to wait. Your right password was entered on such a device.',
    'If that was you: open the link within a day, enter the pass code and choose a new password. You are then logged in, and signed out everywhere else.',
    'If it was not you, somebody knows your password: please choose a new one in the same way.',
  ]);

export const passCodeMail = (content: InvitationMail): NewMail =>
  compose(content, 'Your new pass code', [
    'You asked for a new pass code. The newest code is the valid one; earlier codes have ended.',
  ]);

function compose(content: InvitationMail, subject: string, sentences: string[]): NewMail {
  const { brand, mail, siteOrigin, invitation, activationKey, passCode } = content;
  const link = `${siteOrigin}${paths.activation(activationKey)}`;
  const greeting = `Hello ${invitation.fullname},`;
  const ending = `The link and the pass code are good until ${dateIn(invitation.expiresAt, 'UTC')}.`;
  const farewell = 'If you did not expect this mail, you can ignore it.';
  return {
    sender: mail.from,
    recipient: invitation.email,
    subject,
    text: [greeting, ...sentences, `Pass code: ${passCode}`, `Link: ${link}`, ending, farewell, brand].join('\n\n'),
    html: [
      ...[greeting, ...sentences].map(paragraph),
      `<p>Pass code: <strong>${escapeHtml(passCode)}</strong></p>`,
      `<p><a href="${escapeHtml(link)}">Open your invitation</a></p>`,
      ...[ending, farewell, brand].map(paragraph),
    ].join('\n'),
  };
}
