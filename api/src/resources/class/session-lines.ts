import { sessionVenue } from '@agile-languages/shared/api';
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
