import { parsePattern, sessionVenue } from '@agile-languages/shared/api';
import type { FieldData, FieldValue } from '../../core/fields.ts';
import { readableSessions } from '../../schedule/session-ids.ts';
import type { ClassTime } from '../../schedule/sessions.ts';

export interface Numbered {
  sessionIds: string;
}

/** Fields with a line for some sessions: kept by the session's id, shown by its number, `3: Room 5`. */
export const fieldsOfLines = ['sessionVenues', 'sessionLinks'] as const;

export function linesByNumber(lines: string, { sessionIds }: Numbered): string {
  if (sessionIds === '') return lines;
  const ids = sessionIds.split(' ');
  return linesOf(lines)
    .map(({ key, words }) => ({ number: ids.indexOf(key) + 1, words }))
    .filter(({ number }) => number > 0)
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, words }) => `${number}: ${words}`)
    .join('\n');
}

export function linesById(lines: string, { sessionIds }: Numbered): string {
  if (sessionIds === '') return lines;
  const ids = sessionIds.split(' ');
  return linesOf(lines)
    .map(({ key, words }) => `${ids[Number(key) - 1] ?? key}: ${words}`)
    .join('\n');
}

export const keptLines = (lines: string, sessions: readonly { id: number }[]): string =>
  linesOf(lines)
    .filter(({ key }) => sessions.some(({ id }) => id === Number(key)))
    .map(({ key, words }) => `${key}: ${words}`)
    .join('\n');

const linesOf = (lines: string) =>
  lines
    .split('\n')
    .map((line) => ({ key: line.slice(0, line.indexOf(':')).trim(), words: line.slice(line.indexOf(':') + 1).trim() }))
    .filter(({ key }) => key !== '');

export function sessionVenuesFault(lines: string, { pattern }: FieldData): string | undefined {
  const isRight = everyLine(lines, pattern, () => true);
  return isRight ? undefined : 'each line begins with the number of a session, like “3: Room 5”.';
}

export function sessionLinksFault(lines: string, { pattern }: FieldData): string | undefined {
  const isRight = everyLine(lines, pattern, (address) => /^https?:\/\/\S+$/.test(address) && URL.canParse(address));
  return isRight ? undefined : 'each line is the number of a session and an address, like “3: https://meet.example/3”.';
}

function everyLine(lines: string, pattern: FieldValue = '', isRight: (words: string) => boolean): boolean {
  const count = parsePattern(String(pattern))?.count ?? 1;
  return lines
    .trim()
    .split('\n')
    .every((line) => {
      const [, number = '', words = ''] = /^(\d+): *(\S.*)$/.exec(line.trim()) ?? [];
      return Number(number) >= 1 && Number(number) <= count && isRight(words);
    });
}

/** Only participants are to know a meeting. A page about a place is none. */
export const publicFault = (words: string): string | undefined =>
  meeting.test(words)
    ? 'everybody sees it. The address of a meeting is a Meeting link, or a line of Other links.'
    : undefined;

/** A word of the host says so, and something is behind it. */
const meeting =
  /(?<![\w-])(?:\w+-)*(?:zoom|zoomgov|teams|meet|webex|gotomeet|gotomeeting|whereby|jitsi|bbb|bigbluebutton|skype|bluejeans|discord|8x8)\d*(?:-\w+)*(?:\.[\w-]+)+(?::\d+)?\/\S/i;

interface Links {
  meetingLink: string;
  sessionLinks: string;
}

/** For participants alone. */
export const linkOf = ({ meetingLink, sessionLinks }: Links, sessionId: number): string =>
  sessionVenue({ venue: meetingLink, sessionVenues: sessionLinks }, sessionId);

/** Of the session that is held now or next. */
export function linkNow(record: Links & ClassTime & Numbered, now: Date): string {
  const next = readableSessions(record).find(({ start, end = start }) => end > now);
  return next ? linkOf(record, next.id) : record.meetingLink;
}
