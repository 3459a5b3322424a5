import { escapeHtml } from '@agile-languages/shared/formats';
import type { NewMail } from '../../mail/mail-repository.ts';
import { paragraph } from '../../mail/paragraph.ts';

interface ToStaff {
  brand: string;
  deskOrigin: string;
  from: string;
  email: string;
}

interface StaffInvitation extends ToStaff {
  key: string;
}

export const welcomeAddress = (deskOrigin: string, key: string): string => `${deskOrigin}/desk/welcome#${key}`;

export function staffInvitationMail({ key, ...to }: StaffInvitation): NewMail {
  return compose(to, `Your sign-in to the desk of ${to.brand}`, {
    sentences: [
      `You may sign in to the desk of ${to.brand}. Open the link within a day; it works once.`,
      'If you could sign in before, that ends as soon as you use the link.',
    ],
    link: { text: 'Set up your sign-in', address: welcomeAddress(to.deskOrigin, key) },
    farewell: 'If you did not expect this mail, you can ignore it.',
  });
}

interface NewBrowser extends ToStaff {
  way: string;
  browser: string;
  network: string;
  at: Date;
}

export function newBrowserMail({ way, browser, network, at, ...to }: NewBrowser): NewMail {
  const moment = at.toISOString().slice(0, 16).replace('T', ' ');
  return compose(to, `New browser at the desk of ${to.brand}`, {
    sentences: [
      `You signed in to the desk of ${to.brand} with a browser that was new to it (${way}, ${moment} UTC, from ${network}).`,
      `The browser calls itself: ${browser.slice(0, 200) || 'nothing'}`,
    ],
    link: { text: 'See your sign-ins', address: `${to.deskOrigin}/desk/account` },
    farewell: 'If it was not you, end that sign-in there and ask an owner of the desk for a new link at once.',
  });
}

interface KnownBrowser extends ToStaff {
  token: string;
}

/** To a person who gave the right password in an unknown browser while others guess. */
export function knownBrowserMail({ token, ...to }: KnownBrowser): NewMail {
  return compose(to, `A way to sign in to the desk of ${to.brand}`, {
    sentences: [
      'Somebody is guessing your password, so browsers that you have not used before have to wait. Your right password was entered in such a browser.',
      'If that was you: open the link in that browser within an hour. It works once. You can then sign in there, with your password and a code as always.',
    ],
    link: { text: 'Sign in with this browser', address: `${to.deskOrigin}/desk/browser#${token}` },
    farewell: 'If it was not you, somebody knows your password: ask an owner of the desk for a new link at once.',
  });
}

interface Content {
  sentences: readonly string[];
  link: { text: string; address: string };
  farewell: string;
}

function compose({ from, email }: ToStaff, subject: string, { sentences, link, farewell }: Content): NewMail {
  return {
    sender: from,
    recipient: email,
    subject,
    text: ['Hello,', ...sentences, `Link: ${link.address}`, farewell].join('\n\n'),
    html: [
      ...['Hello,', ...sentences].map(paragraph),
      `<p><a href="${escapeHtml(link.address)}">${escapeHtml(link.text)}</a></p>`,
      paragraph(farewell),
    ].join('\n'),
  };
}
