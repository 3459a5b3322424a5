import type { MailFieldName, MailValue } from './mail-fields.ts';
import type { MailContent } from './mail-repository.ts';
import type { FieldsOfMail, MailId } from './mail-texts.ts';

export interface Provider {
  brand: string;
  siteOrigin: string;
  mail: { from: string; contactTo: string };
}

export interface Recipient {
  email: string;
  fullname: string;
}

export const mailTo = <Id extends MailId>(
  id: Id,
  recipient: string,
  { brand, mail }: { brand: string; mail: { from: string } },
  values: Record<Exclude<FieldsOfMail<Id>, 'brand'>, MailValue>,
): MailContent => ({
  id,
  sender: mail.from,
  recipient,
  values: { ...(values as Record<MailFieldName, MailValue>), brand },
});
