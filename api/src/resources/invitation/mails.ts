import { escapeHtml } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { type ClassValues, classFieldNames } from '../../mail/mail-fields.ts';
import type { MailContent } from '../../mail/mail-repository.ts';
import { mailTo, type Provider } from '../../mail/mail-to.ts';
import { classValues, dateIn } from '../class/mail-parts.ts';
import type { ClassRecord } from '../class/reads.ts';

interface InvitationMail extends Provider {
  invitation: { email: string; fullname: string; expiresAt: Date; renewsMemberId?: string | null };
  record?: ClassRecord | undefined;
  activationKey: string;
  passCode: string;
}

const noClass = Object.fromEntries(classFieldNames.map((name) => [name, ''])) as ClassValues;

export const invitationMail = (content: InvitationMail): MailContent =>
  mailTo('invitation', content.invitation.email, content, {
    ...keyValues(content),
    ...(content.record ? classValues(content.record) : noClass),
  });

const mailWithKey =
  (id: 'password' | 'unknown-device' | 'pass-code') =>
  (content: InvitationMail): MailContent =>
    mailTo(id, content.invitation.email, content, keyValues(content));

export const renewalMail = mailWithKey('password');
export const unknownDeviceMail = mailWithKey('unknown-device');
export const passCodeMail = mailWithKey('pass-code');

const keyValues = ({ siteOrigin, invitation, activationKey, passCode }: InvitationMail) => ({
  name: invitation.fullname,
  code: { text: passCode, html: `<strong>${escapeHtml(passCode)}</strong>` },
  link: `${siteOrigin}${(invitation.renewsMemberId ? paths.renewal : paths.activation)(activationKey)}`,
  until: dateIn(invitation.expiresAt, 'UTC'),
});
