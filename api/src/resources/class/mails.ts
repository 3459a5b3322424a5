import { paths } from '@agile-languages/shared/paths';
import type { NewMail } from '../../mail/mail-repository.ts';
import { calendarOf, cancelledCalendar, movedCalendar } from './calendar.ts';
import {
  composed,
  factsOf,
  type Link,
  organizerOf,
  type Provider,
  paragraphsOf,
  type Recipient,
  startInWords,
} from './mail-parts.ts';
import { backUntilInWords } from './places.ts';
import type { ClassRecord } from './reads.ts';

interface ClassMail {
  record: ClassRecord;
  to: Recipient;
  from: Provider;
  now: Date;
  /** Of the member to this class. */
  place: string;
}

interface NewsOfClass extends ClassMail {
  /** By staff; may be empty. */
  reason: string;
  /** For a place on the waiting list, which has no calendar. */
  isWaiting?: boolean;
}

export function classCancelledMail({ record, to, reason, from, now, isWaiting }: Omit<NewsOfClass, 'place'>): NewMail {
  const paragraphs = [
    `The class “${record.name}” will not be held. It would have begun on ${startInWords(record)}.`,
    ...paragraphsOf(reason),
    isWaiting
      ? 'You were on its waiting list, which has ended.'
      : 'The calendar file with this mail takes its sessions out of your calendar.',
  ];
  return {
    ...composed(to, from, `Cancelled: ${record.name}`, paragraphs, otherClasses(from)),
    ...(!isWaiting && { calendar: cancelledCalendar(record, to, settingsOf(from, now)) }),
  };
}

/** @param before As it was. */
export function classMovedMail(before: ClassRecord, news: NewsOfClass): NewMail {
  const { record, to, reason, from, now, isWaiting } = news;
  const isMoved = hasOtherTimes(before, record);
  const paragraphs = [
    ...newsOf(before, news),
    ...factsOf(record),
    ...paragraphsOf(reason),
    isWaiting
      ? `You stay on its waiting list. If ${isMoved ? 'the new times do' : 'the new place does'} not suit you, please answer this mail.`
      : `You keep your seat. The calendar file with this mail ${isMoved ? 'moves the sessions in your calendar' : 'has the new place'}.`,
  ];
  const subject = `${isMoved ? 'New times' : 'New place'}: ${record.name}`;
  return {
    ...composed(
      to,
      from,
      subject,
      paragraphs,
      ...(isWaiting ? [] : meetingOf(record)),
      pageOf(record, from),
      placeOf(news),
    ),
    ...(!isWaiting && { calendar: movedCalendar(before, record, settingsOf(from, now)) }),
  };
}

export const hasOtherTimes = (before: ClassRecord, next: ClassRecord): boolean =>
  (['localStart', 'timeZone', 'pattern', 'otherDates'] as const).some((name) => before[name] !== next[name]);

function newsOf(before: ClassRecord, { record, isWaiting }: NewsOfClass): string[] {
  const { name, venue, sessionVenues, meetingLink } = record;
  const place = [
    venue !== before.venue && [
      venue && `Its venue is ${venue}.`,
      before.venue && `It is not held at ${before.venue} any more.`,
    ],
    sessionVenues !== before.sessionVenues &&
      (sessionVenues
        ? 'Some sessions are held elsewhere, as their list says.'
        : 'No session is held elsewhere any more.'),
    !isWaiting &&
      meetingLink !== before.meetingLink &&
      (meetingLink ? 'The link of its online meeting, below, is a new one.' : 'It has no online meeting any more.'),
  ].flat();
  const first = hasOtherTimes(before, record)
    ? `has other times. It begins on ${startInWords(record)}${asBefore(before, record)}.`
    : `has another place. It begins on ${startInWords(record)}.`;
  return [`The class “${name}” ${first}`, place.filter(Boolean).join(' ')].filter(Boolean);
}

const asBefore = (before: ClassRecord, record: ClassRecord): string =>
  startInWords(before) === startInWords(record) ? ', as before' : `; it would have begun on ${startInWords(before)}`;

/** How a member came to a seat. */
export type WayIn = 'member' | 'staff' | 'waiting list' | { movedFrom: ClassRecord };

export function seatMail(news: ClassMail, way: WayIn): NewMail {
  const { record, to, from, now } = news;
  const paragraphs = [
    seatSentence(record, from, way),
    ...factsOf(record),
    'The calendar file with this mail puts the sessions into your calendar.',
    cannotCome(record),
  ];
  const settings = settingsOf(from, now);
  return {
    ...composed(to, from, `You have a seat: ${record.name}`, paragraphs, ...linksOf(news)),
    calendar: calendarOf([record], typeof way === 'object' ? [way.movedFrom] : [], settings),
  };
}

function seatSentence(record: ClassRecord, { brand }: Provider, way: WayIn): string {
  const begins = `It begins on ${startInWords(record)}.`;
  if (way === 'waiting list') return `A seat in the class “${record.name}” has become free, and it is yours. ${begins}`;
  if (way === 'member') return `You have a seat in the class “${record.name}”. ${begins}`;
  return way === 'staff'
    ? `${brand} has given you a seat in the class “${record.name}”. ${begins}`
    : `Your seat in the class “${way.movedFrom.name}” is now one in the class “${record.name}”. ${begins}`;
}

export function seatGivenBackMail({ record, to, from, now }: ClassMail): NewMail {
  const paragraphs = [
    `You have no seat any more in the class “${record.name}”, which begins on ${startInWords(record)}.`,
    'The calendar file with this mail takes its sessions out of your calendar.',
    'If you did not ask for this, please answer this mail.',
  ];
  return {
    ...composed(to, from, `Your seat was given back: ${record.name}`, paragraphs, otherClasses(from)),
    calendar: cancelledCalendar(record, to, settingsOf(from, now)),
  };
}

export function reminderMail(news: ClassMail): NewMail {
  const { record, to, from, now } = news;
  const paragraphs = [
    `The class “${record.name}” begins on ${startInWords(record)}. You have a seat in it.`,
    ...factsOf(record),
    cannotCome(record),
  ];
  return {
    ...composed(to, from, `Soon: ${record.name}`, paragraphs, ...linksOf(news)),
    calendar: calendarOf([record], [], settingsOf(from, now)),
  };
}

type Written = Pick<NewsOfClass, 'record' | 'to' | 'from' | 'place' | 'isWaiting'>;

/** By staff. @param news `place` is `''` for staff */
export function writtenMail(news: Written, subject: string, words: string): NewMail {
  const { record, to, from, place, isWaiting } = news;
  const why = isWaiting ? 'wait for a seat in' : 'have a seat in';
  const links = [...(isWaiting ? [] : meetingOf(record)), pageOf(record, from), ...(place ? [placeOf(news)] : [])];
  return composed(
    to,
    from,
    subject,
    [...paragraphsOf(words), `You get this mail because you ${why} “${record.name}”.`],
    ...links,
  );
}

export function waitingMail(news: Omit<ClassMail, 'now'>): NewMail {
  const { record, to, from } = news;
  const paragraphs = [
    `The class “${record.name}” has no seat left. You are on its waiting list.`,
    'A seat that becomes free goes to the member who waits longest, with a mail. The list ends when the class begins.',
    ...factsOf(record),
    'If you do not want to wait, leave the list by the link below.',
  ];
  return composed(
    to,
    from,
    `You are on the waiting list: ${record.name}`,
    paragraphs,
    pageOf(record, from),
    placeOf(news),
  );
}

const cannotCome = (record: ClassRecord): string =>
  `If you cannot come, give the seat back by the link below, so that somebody else can have it. It is good ${backUntilInWords(record)}; after that, please answer this mail.`;

const placeOf = ({ place }: Pick<ClassMail, 'place'>): Link => ({ name: 'Your place in this class', address: place });

const linksOf = (news: ClassMail): Link[] => [...meetingOf(news.record), pageOf(news.record, news.from), placeOf(news)];

/** For participants alone. */
const meetingOf = ({ meetingLink }: ClassRecord): Link[] =>
  meetingLink ? [{ name: 'Online meeting', address: meetingLink }] : [];

const pageOf = ({ id }: ClassRecord, { siteOrigin }: Provider) => ({
  name: 'The class, with its calendar file',
  address: `${siteOrigin}${paths.class(id)}`,
});

const otherClasses = ({ siteOrigin }: Provider) => ({
  name: 'Other classes',
  address: `${siteOrigin}${paths.classes}`,
});

const settingsOf = (from: Provider, now: Date) => ({
  siteOrigin: from.siteOrigin,
  now,
  organizer: organizerOf(from),
});
