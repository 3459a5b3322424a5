import { paths } from '@agile-languages/shared/paths';
import type { MailContent } from '../../mail/mail-repository.ts';
import { mailTo, type Provider, type Recipient } from '../../mail/mail-to.ts';
import { calendarOf, cancelledCalendar, movedCalendar } from './calendar.ts';
import { classValues, organizerOf, startInWords } from './mail-parts.ts';
import { hasOtherTimes } from './news.ts';
import type { Role } from './people.ts';
import { backUntil, backUntilInWords } from './places.ts';
import type { ClassRecord } from './reads.ts';
import { sessionNews } from './session-news.ts';

interface ClassMail {
  record: ClassRecord;
  to: Recipient;
  from: Provider;
  now: Date;
  place: string;
}

interface NewsOfClass extends ClassMail {
  reason: string;
  /** Without a seat there is no calendar. */
  role: Role;
}

export function classCancelledMail({ record, to, reason, from, now, role }: Omit<NewsOfClass, 'place'>): MailContent {
  const values = { ...classValues(record), name: to.fullname, words: reason.trim(), classes: classesAt(from) };
  return {
    ...mailTo(`class-cancelled${endOf[role]}`, to.email, from, values),
    ...(role === 'participant' && { calendar: cancelledCalendar(record, to, settingsOf(from, now)) }),
  };
}

export function classMovedMail(before: ClassRecord, news: NewsOfClass): MailContent {
  const { record, to, reason, from, now, role } = news;
  const id = hasOtherTimes(before, record) ? 'class-times' : 'class-place';
  const values = { ...memberValues(news), news: newsOf(before, record, role), words: reason.trim() };
  return {
    ...mailTo(`${id}${endOf[role]}`, to.email, from, values),
    ...(role === 'participant' && { calendar: movedCalendar(before, record, settingsOf(from, now)) }),
  };
}

const endOf = { participant: '', waiting: '-waiting', invited: '-invited' } as const;

export function newsOf(before: ClassRecord, record: ClassRecord, role: Role): string {
  const { name, venue, sessionVenues, meetingLink, sessionLinks } = record;
  const place = [
    venue !== before.venue && [
      venue && `Its venue is ${venue}.`,
      before.venue && `It is not held at ${before.venue} any more.`,
    ],
    sessionVenues !== before.sessionVenues &&
      (sessionVenues
        ? 'Some sessions are held elsewhere, as their list says.'
        : 'No session is held elsewhere any more.'),
    role === 'participant' &&
      meetingLink !== before.meetingLink &&
      (meetingLink ? 'The link of its online meeting, below, is a new one.' : 'It has no online meeting any more.'),
    role === 'participant' &&
      sessionLinks !== before.sessionLinks &&
      (sessionLinks
        ? 'Some sessions have a link of their own, as their list says.'
        : 'No session has a link of its own any more.'),
  ].flat();
  const first = hasOtherTimes(before, record)
    ? `has other times. It begins on ${startInWords(record)}${asBefore(before, record)}.`
    : `has another place. It begins on ${startInWords(record)}.`;
  const sessions = startInWords(before) === startInWords(record) ? sessionNews(before, record) : '';
  return [`The class “${name}” ${first}`, sessions, place.filter(Boolean).join(' ')].filter(Boolean).join('\n\n');
}

const asBefore = (before: ClassRecord, record: ClassRecord): string =>
  startInWords(before) === startInWords(record) ? ', as before' : `; it would have begun on ${startInWords(before)}`;

export type WayIn = 'member' | 'staff' | 'waiting' | { movedFrom: ClassRecord };

export function seatMail(news: ClassMail, way: WayIn): MailContent {
  const { record, to, from, now } = news;
  const values = seatValues(news);
  const isMoved = typeof way === 'object';
  return {
    ...(isMoved
      ? mailTo('seat-moved', to.email, from, { ...values, former: way.movedFrom.name })
      : mailTo(`seat-${way}`, to.email, from, values)),
    calendar: calendarOf([record], isMoved ? [way.movedFrom] : [], settingsOf(from, now)),
  };
}

export const invitationEndedMail = ({ record, to, from }: Pick<ClassMail, 'record' | 'to' | 'from'>): MailContent =>
  mailTo('invitation-ended', to.email, from, { ...classValues(record), name: to.fullname, classes: classesAt(from) });

export function seatGivenBackMail({ record, to, from, now }: ClassMail): MailContent {
  const values = { ...classValues(record), name: to.fullname, classes: classesAt(from) };
  return {
    ...mailTo('seat-given-back', to.email, from, values),
    calendar: cancelledCalendar(record, to, settingsOf(from, now)),
  };
}

export function reminderMail(news: ClassMail): MailContent {
  const { record, to, from, now } = news;
  return {
    ...mailTo('reminder', to.email, from, seatValues(news)),
    calendar: calendarOf([record], [], settingsOf(from, now)),
  };
}

type Written = Pick<NewsOfClass, 'record' | 'to' | 'from' | 'place' | 'role'>;

/** @param news `place` is `''` for staff */
export const writtenMail = (news: Written, subject: string, words: string): MailContent =>
  mailTo(news.role === 'waiting' ? 'written-waiting' : 'written', news.to.email, news.from, {
    ...memberValues(news),
    subject,
    words: words.trim(),
  });

export const waitingMail = (news: Omit<ClassMail, 'now'>): MailContent =>
  mailTo('waiting', news.to.email, news.from, memberValues({ ...news, role: 'waiting' }));

export const waitingEndedMail = ({ record, to, from }: Pick<ClassMail, 'record' | 'to' | 'from'>): MailContent =>
  mailTo('waiting-ended', to.email, from, { ...classValues(record), name: to.fullname, classes: classesAt(from) });

const seatValues = (news: ClassMail) => ({
  ...memberValues({ ...news, role: 'participant' }),
  back: backUntil(news.record) <= news.now.toISOString() ? '' : backUntilInWords(news.record),
});

const memberValues = ({ record, to, from, place, role }: Written) => ({
  ...classValues(record, role === 'participant'),
  name: to.fullname,
  // For participants alone.
  meeting: role === 'participant' ? record.meetingLink : '',
  page: `${from.siteOrigin}${paths.class(record.id)}`,
  place,
});

const classesAt = ({ siteOrigin }: Provider) => `${siteOrigin}${paths.classes}`;

export const settingsOf = (from: Provider, now: Date) => ({
  siteOrigin: from.siteOrigin,
  now,
  organizer: organizerOf(from),
});
