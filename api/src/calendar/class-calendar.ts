import { paths } from '@agile-languages/shared/paths';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { ClassRecord } from '../repositories/class-repository.ts';
import { sessionsOf } from './sessions.ts';

const refresh = 6 * 3600;

/**
 * Every session of these classes as an event in UTC. An event keeps its id when anything else about it changes. A class
 * whose times cannot be read is left out.
 */
export function classCalendar(classes: ClassRecord[], { name, siteOrigin, now, onFault }: CalendarSettings): string {
  const prodId = { company: 'Agile Languages', product: 'Classes', language: 'EN' };
  const calendar = ical({ name: escapeName(name), prodId, method: ICalCalendarMethod.PUBLISH, ttl: refresh });
  const host = new URL(siteOrigin).hostname;

  for (const item of classes) {
    const sessions = readable(item);
    for (const [index, { start, end = null }] of sessions.entries())
      calendar.createEvent({
        id: `class-${item.id}-${index + 1}@${host}`,
        stamp: now,
        start,
        end,
        summary: printable(item.name),
        description: printable(describe(item, index + 1, sessions.length)),
        location: printable(item.mode) || null,
        url: `${siteOrigin}${paths.class(item.id)}`,
      });
  }
  return `${calendar.toString()}\r\n`;

  function readable(item: ClassRecord): ReturnType<typeof sessionsOf> {
    try {
      return sessionsOf(item);
    } catch (error) {
      onFault(item.id, error);
      return [];
    }
  }
}

const describe = ({ trainerName, pattern }: ClassRecord, number: number, count: number) =>
  [count > 1 && `Session ${number} of ${count}`, trainerName && `with ${trainerName}`, pattern]
    .filter(Boolean)
    .join('\n');

/** ical-generator writes the name of a calendar as it is, unlike every other text. */
const escapeName = (name: string) =>
  printable(name)
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const printable = (text: string) => text.replaceAll(/[^\P{Cc}\n]/gu, '');

interface CalendarSettings {
  name: string;
  /** Origin of the pages about the classes. */
  siteOrigin: string;
  now: Date;
  /** Called for a class whose times cannot be read. */
  onFault(classId: string, cause: unknown): void;
}
