import type { Database } from '../database/schema.ts';
import type { MailSettings } from '../options.ts';
import type { NewMail } from '../repositories/mail-repository.ts';

interface Asked {
  asked: Pick<Database['classes'], 'id' | 'name'>;
  name: string;
  email: string;
  /** What else the visitor has written; `''` for nothing. */
  words: string;
  mail: Pick<MailSettings, 'from' | 'contactTo'>;
}

/** For the inbox of the desk, and the same as a mail, from somebody who asks for a place in a class. */
export function placeMessage({ asked, name, email, words, mail }: Asked) {
  const text = [`Asks for a place in ${asked.name} (class ${asked.id}).`, words.trim()].filter(Boolean).join('\n\n');
  const copy: NewMail = {
    sender: mail.from,
    recipient: mail.contactTo,
    subject: `Place asked for: ${asked.name}`,
    text: `name: ${name}\nemail: ${email}\n\n${text}`,
    html: '',
  };
  return { message: { name, email, text, classId: asked.id }, copy };
}
