import { escapeHtml } from '@agile-languages/shared/formats';
import type { NewMail } from '../../mail/mail-repository.ts';
import { paragraph } from '../../mail/paragraph.ts';

interface ToPartner {
  brand: string;
  siteOrigin: string;
  from: string;
  email: string;
}

/** The key is behind `#`: it reaches no server before the person uses it. */
export const partnerLinkMail = ({ key, ...to }: ToPartner & { key: string }): NewMail =>
  compose(to, `Your page at ${to.brand}`, {
    sentences: [
      `This link opens your page for partners of ${to.brand}. It is good for 15 minutes and works once.`,
      'If you did not ask for it, you can ignore this mail.',
    ],
    link: { text: 'Open your page', address: `${to.siteOrigin}/partner/link#${key}` },
  });

interface OriginAnswer extends ToPartner {
  origin: string;
  state: 'accepted' | 'refused';
}

export const originAnswerMail = ({ origin, state, ...to }: OriginAnswer): NewMail =>
  compose(to, state === 'accepted' ? `Your key is valid on ${origin}` : `${origin} was not added to your key`, {
    sentences: [
      state === 'accepted'
        ? `You asked for ${origin}. Elements with your key may be used on its pages from now on.`
        : `You asked for ${origin}. ${to.brand} has not added it. Answer this mail if you want to know why.`,
    ],
    link: { text: 'Your page', address: `${to.siteOrigin}/partner` },
  });

interface Content {
  sentences: readonly string[];
  link: { text: string; address: string };
}

const compose = ({ from, email }: ToPartner, subject: string, { sentences, link }: Content): NewMail => ({
  ...{ sender: from, recipient: email, subject },
  text: ['Hello,', ...sentences, `Link: ${link.address}`].join('\n\n'),
  html: [
    ...['Hello,', ...sentences].map(paragraph),
    `<p><a href="${escapeHtml(link.address)}">${escapeHtml(link.text)}</a></p>`,
  ].join('\n'),
});
