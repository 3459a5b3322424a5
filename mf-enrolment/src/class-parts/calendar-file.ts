import type { ClassRow } from '@agile-languages/shared/api';
import { type Session, sessionsOf } from './sessions.ts';

/**
 * All sessions of a class as an iCalendar file (RFC 5545), one event each, in UTC. Saved again after a change, a
 * calendar finds the same events by their ids.
 */
export function calendarFile(row: ClassRow, { page, now }: CalendarContext): string {
  const sessions = sessionsOf(row);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Agile Languages//Classes//EN',
    'METHOD:PUBLISH',
    ...sessions.flatMap((session, index) => [
      'BEGIN:VEVENT',
      `UID:class-${row.id}-${index + 1}@${new URL(page).hostname}`,
      `DTSTAMP:${utc(now)}`,
      ...times(session),
      `SUMMARY:${escaped(row.className)}`,
      `DESCRIPTION:${escaped(describe(row, index + 1, sessions.length))}`,
      ...(row.mode ? [`LOCATION:${escaped(row.mode)}`] : []),
      `URL:${page}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const times = ({ start, end }: Session) =>
  end > start ? [`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`] : [`DTSTART:${utc(start)}`];

const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const describe = ({ trainerName, pattern }: ClassRow, number: number, count: number) =>
  [count > 1 && `Session ${number} of ${count}`, trainerName && `with ${trainerName}`, pattern]
    .filter(Boolean)
    .join('\n');

/** Commas, semicolons, backslashes and line breaks mean something in a value; other control characters are dropped. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** No line is longer than 75 bytes; the rest goes on after a space. */
function folded(line: string): string {
  let length = 0;
  let text = '';
  for (const sign of line) {
    const bytes = new TextEncoder().encode(sign).length;
    if (length + bytes > 75) {
      text += '\r\n ';
      length = 1;
    }
    text += sign;
    length += bytes;
  }
  return text;
}

interface CalendarContext {
  /** Absolute address of the page about the class. */
  page: string;
  now: Date;
}
