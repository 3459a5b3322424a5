import { escapeHtml } from '@agile-languages/shared/formats';
import type { MailContent } from '../../mail/mail-repository.ts';
import { mailTo } from '../../mail/mail-to.ts';
import { senderOf } from '../../options.ts';
import { dateIn } from '../class/mail-parts.ts';

interface From {
  brand: string;
  mail: { from: string; contactTo: string };
}

interface Answered {
  email: string;
  text: string;
  createdAt: string;
}

export const answerMail = (message: Answered, answer: string, { brand, mail }: From): MailContent =>
  mailTo(
    'answer',
    message.email,
    { brand, mail: { from: senderOf(brand, mail.contactTo) } },
    {
      words: answer.trim(),
      day: dateIn(new Date(message.createdAt), 'UTC'),
      message: {
        text: message.text
          .split('\n')
          .map((line) => `> ${line}`)
          .join('\n'),
        html: `<blockquote>${escapeHtml(message.text).replaceAll('\n', '<br>')}</blockquote>`,
      },
    },
  );

export const formMail = (from: From, writer: string, form: string, message: string): MailContent => ({
  ...mailTo('contact-form', from.mail.contactTo, from, { form, message }),
  replyTo: writer,
});

export const placeAskedMail = (from: From, writer: string, className: string, message: string): MailContent => ({
  ...mailTo('place-asked', from.mail.contactTo, from, { class: className, message }),
  replyTo: writer,
});
