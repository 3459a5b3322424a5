import { nearest } from '@agile-languages/shared/errors';
import { safeHref } from '@agile-languages/shared/formats';
import { fieldsOf, linksOf } from './fill-mail.ts';
import { isFieldName, type MailText, mailFieldOf } from './mail-fields.ts';
import { type MailId, mailTexts } from './mail-texts.ts';

interface Fault {
  field: 'subject' | 'text';
  fault: string;
}

export function mailFaults(id: MailId, given: { subject: string; text: string }): Fault[] {
  const mail = mailTexts[id];
  const faults = (['subject', 'text'] as const).flatMap((field) => {
    const fault = braceFault(given[field]) ?? unknownField(mail, given[field]);
    return fault ? [{ field, fault }] : [];
  });
  if (faults.length > 0) return faults;
  const textOnly = mail.fields.find((name) => mailFieldOf(name).isTextOnly && fieldsOf(given.subject).includes(name));
  if (textOnly) faults.push({ field: 'subject', fault: `{${textOnly}} can be in the text only.` });
  if (linksOf(given.subject).length > 0) faults.push({ field: 'subject', fault: 'Links can be in the text only.' });
  const link = linkFault(given.text);
  if (link) faults.push({ field: 'text', fault: link });
  const missing = (mail.needs ?? []).find((name) => !fieldsOf(given.text).includes(name));
  if (missing && given.text.trim() !== '')
    faults.push({ field: 'text', fault: `This mail cannot do without {${missing}}, ${mailFieldOf(missing).means}.` });
  return faults;
}

const braceFault = (text: string): string | undefined =>
  /[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ''))
    ? 'Braces stand around the name of a field, as in {brand}.'
    : undefined;

function unknownField({ fields }: MailText, text: string): string | undefined {
  const unknown = fieldsOf(text).find((name) => !fields.some((known) => known === name));
  if (unknown === undefined) return undefined;
  const near = nearest(unknown, fields);
  return `There is no field {${unknown}} in this mail.${near ? ` Do you mean {${near}}?` : ''}`;
}

/** Other fields hold what a visitor has written. */
const isLinkField = (address: string) => {
  const [name = '', ...others] = fieldsOf(address);
  return others.length === 0 && address === `{${name}}` && isFieldName(name) && mailFieldOf(name).isLink === true;
};

function linkFault(text: string): string | undefined {
  const odd = linksOf(text).find(({ address }) =>
    /[{}]/.test(address) ? !isLinkField(address) : !/^(https?|mailto):/i.test(safeHref(address) ?? ''),
  );
  return odd && `The link “${odd.words}” needs an address that begins with https://, or a field such as {link}.`;
}
