import { escapeHtml } from '@agile-languages/shared/formats';
import type { NewMail } from '../../mail/mail-repository.ts';
import { senderOf } from '../../options.ts';

interface Answer {
  message: { name: string; email: string; text: string; createdAt: string };
  answer: string;
  brand: string;
  contactTo: string;
}

export function answerMail({ message, answer, brand, contactTo }: Answer): NewMail {
  const day = message.createdAt.slice(0, 10);
  const quoted = message.text.split('\n').map((line) => `> ${line}`);
  return {
    sender: senderOf(brand, contactTo),
    recipient: message.email,
    subject: `Your message to ${brand}`,
    text: [answer.trim(), '', brand, '', `Your message of ${day}:`, ...quoted].join('\n'),
    html: [
      ...answer
        .trim()
        .split(/\n\s*\n/)
        .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`),
      `<p>${escapeHtml(brand)}</p>`,
      `<p>Your message of ${day}:</p>`,
      `<blockquote>${escapeHtml(message.text).replaceAll('\n', '<br>')}</blockquote>`,
    ].join('\n'),
  };
}

export const messageMail = (
  { from, contactTo }: { from: string; contactTo: string },
  subject: string,
  text: string,
): NewMail => ({ sender: from, recipient: contactTo, subject, text, html: '' });
