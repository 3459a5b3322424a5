import { escapeHtml } from '@agile-languages/shared/formats';
import type { NewMail } from '../repositories/mail-repository.ts';

interface Answer {
  message: { name: string; email: string; text: string; createdAt: string };
  answer: string;
  brand: string;
  /** Who reads the contact forms, and the reply to this mail. */
  contactTo: string;
}

/** To a person who has written through a contact form. */
export function answerMail({ message, answer, brand, contactTo }: Answer): NewMail {
  const day = message.createdAt.slice(0, 10);
  const quoted = message.text.split('\n').map((line) => `> ${line}`);
  return {
    sender: `${brand.replaceAll(/["<>,;\\]/g, '')} <${contactTo}>`,
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
