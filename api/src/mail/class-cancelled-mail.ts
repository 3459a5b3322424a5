import { escapeHtml } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { cancelledCalendar } from '../calendar/class-calendar.ts';
import type { ClassRecord } from '../repositories/class-repository.ts';
import type { NewMail } from '../repositories/mail-repository.ts';

interface CancelledClass {
  record: ClassRecord;
  to: { email: string; fullname: string };
  /** What staff add; may have several lines, or be empty. */
  reason: string;
  from: string;
  brand: string;
  siteOrigin: string;
  now: Date;
}

/** To a member who is enrolled in a class that will not be held. */
export function classCancelledMail({ record, to, reason, from, brand, siteOrigin, now }: CancelledClass): NewMail {
  const link = `${siteOrigin}${paths.classes}`;
  const paragraphs = [
    `Hello ${to.fullname},`,
    `The class “${record.name}” will not be held. It would have begun on ${startInWords(record)}.`,
    ...reason.split(/\n\s*\n/).map((part) => part.trim()),
    'The calendar file with this mail takes its sessions out of your calendar.',
  ].filter(Boolean);
  return {
    sender: from,
    recipient: to.email,
    subject: `Cancelled: ${record.name}`,
    text: [...paragraphs, `Other classes: ${link}`, brand].join('\n\n'),
    html: [
      ...paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`),
      `<p><a href="${escapeHtml(link)}">Other classes</a></p>`,
      `<p>${escapeHtml(brand)}</p>`,
    ].join('\n'),
    calendar: cancelledCalendar(record, { siteOrigin, now, organizer: organizerOf(from, brand) }),
  };
}

/** `Thursday 3 December 2026, 18:30 (Europe/Vienna)`. */
function startInWords({ localStart, timeZone }: ClassRecord): string {
  const day = new Date(`${localStart.slice(0, 10)}T00:00:00Z`);
  const words = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const date = new Intl.DateTimeFormat('en-GB', words).format(day).replace(',', '');
  return `${date}, ${localStart.slice(11, 16)} (${timeZone})`;
}

const organizerOf = (sender: string, brand: string) => ({
  name: brand,
  email: /<([^>]+)>/.exec(sender)?.[1] ?? sender,
});
