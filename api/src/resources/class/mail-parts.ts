import { sessionVenue } from '@agile-languages/shared/api';
import type { ClassValues } from '../../mail/mail-fields.ts';
import type { Provider } from '../../mail/mail-to.ts';
import { knownSessions } from '../../schedule/session-ids.ts';
import { priceInWords } from '../booking/price.ts';
import { type ClassRecord, trainersOf } from './reads.ts';
import { linkOf } from './session-lines.ts';

/** @param isForParticipants with the links of sessions that have one of their own */
export function classValues(record: ClassRecord, isForParticipants = false): ClassValues {
  const { name, mode, venue, secondTrainerName, booking } = record;
  const trainer = trainersOf(record);
  const price = priceInWords(record);
  const lines = sessionLines(record, isForParticipants);
  return {
    class: name,
    begin: startInWords(record),
    sessions: [lines.length === 1 ? 'The session:' : `${lines.length} sessions:`, ...lines].join('\n'),
    details: [
      `Price: ${price}`,
      booking && `Booking: ${booking}`,
      trainer && `${secondTrainerName ? 'Trainers' : 'Trainer'}: ${trainer}`,
      mode,
      venue && `Venue: ${venue}`,
    ]
      .filter(Boolean)
      .join('\n'),
    ...{ price, trainer, mode, venue },
  };
}

function sessionLines(record: ClassRecord, isForParticipants: boolean): string[] {
  try {
    return knownSessions(record).map(({ id, start, end }) => {
      const venue = sessionVenue(record, id);
      const link = isForParticipants ? linkOf(record, id) : '';
      const own = [venue !== record.venue && venue, link !== record.meetingLink && link].filter(Boolean);
      return [inBothZones(start, end, record.timeZone), ...own].join(', ');
    });
  } catch {
    return [`${startInWords(record)}, ${record.pattern}`];
  }
}

/** `Thursday 3 December 2026, 18:30 to 20:30 (Europe/Vienna), 17:30 to 19:30 UTC`. */
function inBothZones(start: Date, end: Date | undefined, timeZone: string): string {
  const zone = formatsIn(timeZone).name;
  const hoursIn = (in_: string) =>
    [start, end].flatMap((at) => (at ? formatsIn(in_).time.format(at) : [])).join(' to ');
  const own = `${dateIn(start, zone)}, ${hoursIn(zone)} (${zone})`;
  const isSameDay = dateIn(start, zone) === dateIn(start, 'UTC');
  return zone === 'UTC' ? own : `${own}, ${isSameDay ? '' : `${dateIn(start, 'UTC')}, `}${hoursIn('UTC')} UTC`;
}

export const inSeats = (seats: number): string => (seats === 1 ? '1 seat' : `${seats} seats`);

/** `Thursday 3 December 2026, 18:30 (Europe/Vienna)`. */
export const startInWords = ({ localStart, timeZone }: Pick<ClassRecord, 'localStart' | 'timeZone'>): string =>
  `${dateIn(new Date(`${localStart.slice(0, 10)}T00:00:00Z`), 'UTC')}, ${localStart.slice(11, 16)} (${timeZone})`;

/** `Thursday 3 December 2026, 18:30`. */
export const momentInWords = (at: Date, timeZone: string): string =>
  `${dateIn(at, timeZone)}, ${formatsIn(timeZone).time.format(at)}`;

export const dateIn = (at: Date, timeZone: string): string => formatsIn(timeZone).date.format(at).replace(',', '');

interface Formats {
  name: string;
  date: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
}

const kept = new Map<string, Formats>();

/** UTC for an unknown zone. They are kept, because making one takes a hundred times as long as using it. */
function formatsIn(timeZone: string): Formats {
  const formats = kept.get(timeZone) ?? newFormats(timeZone);
  if (!formats) return formatsIn('UTC');
  kept.set(timeZone, formats);
  return formats;
}

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;

function newFormats(timeZone: string): Formats | undefined {
  try {
    const formatOf = (words: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...words, timeZone });
    return { name: timeZone, date: formatOf(day), time: formatOf(time) };
  } catch {
    return undefined;
  }
}

/** Answers go to the address for enquiries, because mails may come from one without readers. */
export function organizerOf({ brand, mail: { from, contactTo } }: Pick<Provider, 'brand' | 'mail'>) {
  const sender = /<([^>]+)>/.exec(from)?.[1] ?? from;
  return { name: brand, email: contactTo, ...(sender !== contactTo && { sentBy: sender }) };
}
