import { paths } from '@agile-languages/shared/paths';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { ClassRecord } from '../repositories/class-repository.ts';
import { type Session, sessionsOf } from '../schedule/sessions.ts';

const refresh = 6 * 3600;

const prodId = { company: 'Agile Languages', product: 'Classes', language: 'EN' };

/**
 * Every session of these classes as an event in UTC. An event keeps its id when anything else about it changes. A class
 * whose times cannot be read is left out.
 */
export function classCalendar(classes: ClassRecord[], { name, siteOrigin, now, onFault }: CalendarSettings): string {
  const calendar = ical({ name: escapeName(name), prodId, method: ICalCalendarMethod.PUBLISH, ttl: refresh });
  for (const item of classes)
    for (const event of eventsOf(item, { siteOrigin, now, onFault })) calendar.createEvent(event);
  return `${calendar.toString()}\r\n`;
}

/** Takes the sessions of a class out of the calendars of those who have them. */
export function cancelledCalendar(item: ClassRecord, { organizer, ...settings }: CancelSettings): string {
  const calendar = ical({ prodId, method: ICalCalendarMethod.CANCEL });
  for (const event of eventsOf(item, { ...settings, onFault: () => undefined }))
    calendar.createEvent({ ...event, organizer, sequence: item.version, status: ICalEventStatus.CANCELLED });
  return `${calendar.toString()}\r\n`;
}

/** Brings the new times of a class to who has the former ones. Sessions that there are no more are taken out. */
export function movedCalendar(
  before: ClassRecord,
  item: ClassRecord,
  { organizer, ...settings }: CancelSettings,
): string {
  const calendar = ical({ prodId, method: ICalCalendarMethod.PUBLISH });
  const common = { ...settings, onFault: () => undefined };
  const events = eventsOf(item, common);
  const gone = eventsOf(before, common).slice(events.length);
  for (const [event, status] of [
    ...events.map((each) => [each, ICalEventStatus.CONFIRMED] as const),
    ...gone.map((each) => [each, ICalEventStatus.CANCELLED] as const),
  ])
    calendar.createEvent({ ...event, organizer, sequence: item.version, status });
  return `${calendar.toString()}\r\n`;
}

function eventsOf(item: ClassRecord, { siteOrigin, now, onFault }: Omit<CalendarSettings, 'name'>): ICalEventData[] {
  const sessions = readable(item, onFault);
  return sessions.map(({ start, end = null }, index) => ({
    id: `class-${item.id}-${index + 1}@${new URL(siteOrigin).hostname}`,
    stamp: now,
    start,
    end,
    summary: printable(item.name),
    description: printable(describe(item, index + 1, sessions.length)),
    location: printable(item.mode) || null,
    url: `${siteOrigin}${paths.class(item.id)}`,
  }));
}

function readable(item: ClassRecord, onFault: CalendarSettings['onFault']): Session[] {
  try {
    return sessionsOf(item);
  } catch (error) {
    onFault(item.id, error);
    return [];
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

interface CancelSettings extends Pick<CalendarSettings, 'siteOrigin' | 'now'> {
  organizer: { name: string; email: string };
}
