import { paths } from '@agile-languages/shared/paths';
import { cancelledCalendar } from '../calendar/class-calendar.ts';
import type { ClassRecord } from '../repositories/class-repository.ts';
import type { NewMail } from '../repositories/mail-repository.ts';
import { classMail, organizerOf, paragraphsOf, startInWords } from './class-mail.ts';

export interface MailAboutClass {
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
export function classCancelledMail({ record, to, reason, from, brand, siteOrigin, now }: MailAboutClass): NewMail {
  const paragraphs = [
    `Hello ${to.fullname},`,
    `The class “${record.name}” will not be held. It would have begun on ${startInWords(record)}.`,
    ...paragraphsOf(reason),
    'The calendar file with this mail takes its sessions out of your calendar.',
  ];
  return {
    sender: from,
    recipient: to.email,
    subject: `Cancelled: ${record.name}`,
    ...classMail({ paragraphs, link: { name: 'Other classes', address: `${siteOrigin}${paths.classes}` }, brand }),
    calendar: cancelledCalendar(record, { siteOrigin, now, organizer: organizerOf(from, brand) }),
  };
}
