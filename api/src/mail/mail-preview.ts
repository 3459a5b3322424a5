import type { MailOfText, NewMail } from './mail-repository.ts';

export interface ShownMail extends Pick<NewMail, 'subject' | 'text' | 'html'> {
  recipients: number;
  /** `''` for none. */
  calendar: string;
}

/** The first mail, with the number of all. */
export interface MailPreview extends ShownMail {
  /** The first of each further text, with the number of its own. Absent when all have the same text. */
  others?: ShownMail[];
}

/** Keys and codes in it were taken back and open nothing; the signature of a place is the same in every mail. */
export function createMailPreview() {
  const shown = new Map<MailOfText['id'], ShownMail>();

  function add(mails: readonly MailOfText[]) {
    for (const mail of mails) {
      const known = shown.get(mail.id);
      if (known) known.recipients += 1;
      else shown.set(mail.id, shownMail(mail));
    }
  }

  function preview(): MailPreview {
    const [first = none, ...others] = shown.values();
    const recipients = others.reduce((sum, each) => sum + each.recipients, first.recipients);
    return { ...first, recipients, ...(others.length > 0 && { others }) };
  }

  return { add, preview };
}

const none: ShownMail = { recipients: 0, subject: '', text: '', html: '', calendar: '' };

const shownMail = ({ subject, text, html, calendar = '' }: NewMail): ShownMail => ({
  ...{ recipients: 1, subject },
  ...{ text: unsigned(text), html: unsigned(html), calendar: unsigned(calendar) },
});

const unsigned = (text: string) => text.replaceAll(/(\/app\/places\/[^/\s"<>]+\/[^/\s"<>]+\/)[\w%.~-]+/g, '$1example');
