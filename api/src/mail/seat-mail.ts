import { paths } from '@agile-languages/shared/paths';
import type { NewMail } from '../repositories/mail-repository.ts';
import type { MailAboutClass } from './class-cancelled-mail.ts';
import { classMail, startInWords } from './class-mail.ts';

type Seat = Pick<MailAboutClass, 'to' | 'from' | 'brand' | 'siteOrigin'> & {
  record: Pick<MailAboutClass['record'], 'id' | 'name' | 'localStart' | 'timeZone'>;
};

/** To a member who waited for a seat and has one now. */
export function seatMail({ record, to, from, brand, siteOrigin }: Seat): NewMail {
  const paragraphs = [
    `Hello ${to.fullname},`,
    `A seat in the class “${record.name}” has become free, and it is yours. The class begins on ${startInWords(record)}.`,
    'If you cannot come, please answer this mail, so that somebody else can have the seat.',
  ];
  const link = { name: 'The class, with its calendar file', address: `${siteOrigin}${paths.class(record.id)}` };
  return {
    sender: from,
    recipient: to.email,
    subject: `You have a seat: ${record.name}`,
    ...classMail({ paragraphs, link, brand }),
  };
}
