import { escapeHtml } from '@agile-languages/shared/formats';
import type { NewMail } from '../repositories/mail-repository.ts';

interface StaffInvitation {
  brand: string;
  deskOrigin: string;
  from: string;
  email: string;
  /** Of the one-time link. */
  key: string;
}

/** Where a person sets up a sign-in. The key is behind the `#`, which no server and no log ever gets. */
export const welcomeAddress = (deskOrigin: string, key: string): string => `${deskOrigin}/desk/welcome#${key}`;

/** To a person who may set up a sign-in to the desk. */
export function staffInvitationMail({ brand, deskOrigin, from, email, key }: StaffInvitation): NewMail {
  const link = welcomeAddress(deskOrigin, key);
  const sentences = [
    `You may sign in to the desk of ${brand}. Open the link within a day; it works once.`,
    'If you could sign in before, that ends as soon as you use the link.',
  ];
  const farewell = 'If you did not expect this mail, you can ignore it.';
  return {
    sender: from,
    recipient: email,
    subject: `Your sign-in to the desk of ${brand}`,
    text: ['Hello,', ...sentences, `Link: ${link}`, farewell].join('\n\n'),
    html: [
      ...['Hello,', ...sentences].map(paragraph),
      `<p><a href="${escapeHtml(link)}">Set up your sign-in</a></p>`,
      paragraph(farewell),
    ].join('\n'),
  };
}

const paragraph = (sentence: string) => `<p>${escapeHtml(sentence)}</p>`;
