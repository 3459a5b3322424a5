import type { MailFieldName, MailValue } from './mail-fields.ts';
import type { MailContent } from './mail-repository.ts';
import type { FieldsOfMail, MailId } from './mail-texts.ts';

/** The provider, as the context of an action has it. */
export interface Provider {
  brand: string;
  siteOrigin: string;
  mail: { from: string; contactTo: string };
}

export interface Recipient {
  email: string;
  fullname: string;
}

/** With a value for each field that its text may have. */
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
