import { escapeHtml } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import type { MailSettings } from '../options.ts';
import type { NewMail } from '../repositories/mail-repository.ts';

interface InvitationMail {
  mail: MailSettings;
  siteOrigin: string;
  invitation: { email: string; fullname: string };
  activationKey: string;
  passCode: string;
}

/** The first mail to a new member: link and pass code. */
export const invitationMail = (content: InvitationMail): NewMail =>
  compose(content, 'Your invitation to Agile Languages', [
    'Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.',
  ]);

/** To a member who is going to choose a new password. */
export const renewalMail = (content: InvitationMail): NewMail =>
  compose(content, 'Choose a new password', [
    'Your Corporate Trainer has opened this way for you. Open the link, enter the pass code and choose a new password.',
    'Your present password is good until then. Afterwards you are signed out everywhere.',
  ]);

/** To a member whose right password came from an unknown device while others guess. */
export const unknownDeviceMail = (content: InvitationMail): NewMail =>
  compose(content, 'A way to log in', [
    'Somebody is guessing your password, so devices that you have not used before have to wait. Your right password was entered on such a device.',
    'If that was you: open the link within a day, enter the pass code and choose a new password. You are then logged in, and signed out everywhere else.',
    'If it was not you, somebody knows your password: please choose a new one in the same way.',
  ]);

/** The same with another pass code. */
export const passCodeMail = (content: InvitationMail): NewMail =>
  compose(content, 'Your new pass code', [
    'You asked for a new pass code. The newest code is the valid one; earlier codes have ended.',
  ]);

function compose(content: InvitationMail, subject: string, sentences: string[]): NewMail {
  const { mail, siteOrigin, invitation, activationKey, passCode } = content;
  const link = `${siteOrigin}${paths.activation(activationKey)}`;
  const greeting = `Hello ${invitation.fullname},`;
  const farewell = 'If you did not expect this mail, you can ignore it.';
  return {
    sender: mail.from,
    recipient: invitation.email,
    subject,
    text: [greeting, ...sentences, `Pass code: ${passCode}`, `Link: ${link}`, farewell].join('\n\n'),
    html: [
      ...[greeting, ...sentences].map(paragraph),
      `<p>Pass code: <strong>${escapeHtml(passCode)}</strong></p>`,
      `<p><a href="${escapeHtml(link)}">Open your invitation</a></p>`,
      paragraph(farewell),
    ].join('\n'),
  };
}

const paragraph = (sentence: string) => `<p>${escapeHtml(sentence)}</p>`;
