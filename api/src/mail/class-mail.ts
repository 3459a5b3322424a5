import { escapeHtml } from '@agile-languages/shared/formats';
import type { ClassRecord } from '../repositories/class-repository.ts';

interface ClassMail {
  paragraphs: string[];
  link: { name: string; address: string };
  brand: string;
}

/** A mail about a class as text and as HTML. */
export const classMail = ({ paragraphs, link, brand }: ClassMail) => ({
  text: [...paragraphs, `${link.name}: ${link.address}`, brand].join('\n\n'),
  html: [
    ...paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`),
    `<p><a href="${escapeHtml(link.address)}">${link.name}</a></p>`,
    `<p>${escapeHtml(brand)}</p>`,
  ].join('\n'),
});

/** What staff have added, by paragraph. */
export const paragraphsOf = (given: string): string[] =>
  given
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

/** `Thursday 3 December 2026, 18:30 (Europe/Vienna)`. */
export function startInWords({ localStart, timeZone }: Pick<ClassRecord, 'localStart' | 'timeZone'>): string {
  const day = new Date(`${localStart.slice(0, 10)}T00:00:00Z`);
  const words = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const date = new Intl.DateTimeFormat('en-GB', words).format(day).replace(',', '');
  return `${date}, ${localStart.slice(11, 16)} (${timeZone})`;
}

export const organizerOf = (sender: string, brand: string) => ({
  name: brand,
  email: /<([^>]+)>/.exec(sender)?.[1] ?? sender,
});
