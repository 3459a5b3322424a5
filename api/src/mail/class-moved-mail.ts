import { paths } from '@agile-languages/shared/paths';
import { movedCalendar } from '../calendar/class-calendar.ts';
import type { ClassRecord } from '../repositories/class-repository.ts';
import type { NewMail } from '../repositories/mail-repository.ts';
import type { MailAboutClass } from './class-cancelled-mail.ts';
import { classMail, organizerOf, paragraphsOf, startInWords } from './class-mail.ts';

interface MovedClass extends MailAboutClass {
  /** As it was. */
  before: ClassRecord;
}

/** To a member who is enrolled in a class that is held at other times. */
export function classMovedMail({ before, record, to, reason, from, brand, siteOrigin, now }: MovedClass): NewMail {
  const paragraphs = [
    `Hello ${to.fullname},`,
    `The class “${record.name}” has other times. It begins on ${startInWords(record)}; it would have begun on ${startInWords(before)}.`,
    `Sessions: ${record.pattern}.`,
    ...paragraphsOf(reason),
    'You keep your seat. The calendar file with this mail moves the sessions in your calendar.',
  ];
  return {
    sender: from,
    recipient: to.email,
    subject: `New times: ${record.name}`,
    ...classMail({ paragraphs, link: { name: 'The class', address: `${siteOrigin}${paths.class(record.id)}` }, brand }),
    calendar: movedCalendar(before, record, { siteOrigin, now, organizer: organizerOf(from, brand) }),
  };
}
