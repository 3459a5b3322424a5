import { sessionVenue } from '@agile-languages/shared/api';
import { paths } from '@agile-languages/shared/paths';
import ical, { type ICalCalendarData, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { type KnownSession, knownSessions } from '../../schedule/session-ids.ts';
import type { organizerOf } from './mail-parts.ts';
import { type ClassRecord, trainersOf } from './reads.ts';
import { linkOf } from './session-lines.ts';

const refresh = 6 * 3600;

/**
 * In UTC. The id of an event never changes; `SEQUENCE` grows with each change of the class and each mailed calendar
 * file. A class whose times cannot be read is left out.
 */
export function classCalendar(classes: ClassRecord[], { name, ...settings }: PublicSettings): string {
  const events = classes.map((item) => {
    const status = item.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED;
    return eventsOf(item, settings).map((event) => ({ ...event, status }));
  });
  return written(ICalCalendarMethod.PUBLISH, events.flat(), settings, { name: escapeName(name), ttl: refresh });
}

/** @param attendee a cancellation names its attendee */
export function cancelledCalendar(
  item: ClassRecord,
  { fullname, email }: { fullname: string; email: string },
  settings: MailedSettings,
): string {
  const attendees = [{ name: printable(fullname), email, rsvp: false }];
  const events = cancelled(aheadIn(item, settings)).map((event) => ({ ...event, attendees }));
  return written(ICalCalendarMethod.CANCEL, events, settings);
}

export const calendarOf = (held: ClassRecord[], left: ClassRecord[], settings: MailedSettings): string =>
  written(
    ICalCalendarMethod.PUBLISH,
    [
      ...confirmed(held.flatMap((item) => eventsIn(item, settings, true))),
      ...cancelled(left.flatMap((item) => aheadIn(item, settings))),
    ],
    settings,
  );

export function movedCalendar(before: ClassRecord, item: ClassRecord, settings: MailedSettings): string {
  const events = eventsIn(item, settings, true);
  const { version, calendarsSent } = item;
  const gone = eventsIn({ ...before, version, calendarsSent }, settings).filter(
    ({ id }) => !events.some((event) => event.id === id),
  );
  return written(ICalCalendarMethod.PUBLISH, [...confirmed(events), ...cancelled(gone)], settings);
}

const confirmed = (events: ICalEventData[]) => events.map((event) => ({ ...event, status: ICalEventStatus.CONFIRMED }));

const cancelled = (events: ICalEventData[]) => events.map((event) => ({ ...event, status: ICalEventStatus.CANCELLED }));

function written(
  method: ICalCalendarMethod,
  events: ICalEventData[],
  { organizer }: MailedSettings,
  more: Pick<ICalCalendarData, 'name' | 'ttl'> = {},
): string {
  const prodId = { company: organizer.name, product: 'Classes', language: 'EN' };
  const calendar = ical({ ...more, prodId, method });
  for (const event of events) calendar.createEvent({ ...event, organizer });
  return `${calendar.toString()}\r\n`;
}

const eventsIn = (item: ClassRecord, settings: MailedSettings, isForParticipants = false): ICalEventData[] =>
  eventsOf(item, { ...settings, onFault: () => undefined }, isForParticipants);

/** What was held stays in the calendar. */
const aheadIn = (item: ClassRecord, settings: MailedSettings): ICalEventData[] =>
  eventsIn(item, settings).filter(({ start, end }) => new Date(String(end ?? start)) > settings.now);

function eventsOf(
  item: ClassRecord,
  { siteOrigin, now, onFault }: Omit<PublicSettings, 'name'>,
  isForParticipants = false,
): ICalEventData[] {
  const sessions = readable(item, onFault);
  const meetingOf = (id: number) => (isForParticipants ? linkOf(item, id) : '');
  return sessions.map(({ id, start, end = null }, index) => ({
    id: `class-${item.id}-${id}@${new URL(siteOrigin).hostname}`,
    sequence: item.version + item.calendarsSent,
    stamp: now,
    start,
    end,
    summary: printable(item.name),
    description: printable([describe(item, index + 1, sessions.length), meetingOf(id)].filter(Boolean).join('\n')),
    location: printable(sessionVenue(item, id) || meetingOf(id) || item.mode) || null,
    url: `${siteOrigin}${paths.class(item.id)}`,
  }));
}

function readable(item: ClassRecord, onFault: PublicSettings['onFault']): KnownSession[] {
  try {
    return knownSessions(item);
  } catch (error) {
    onFault(item.id, error);
    return [];
  }
}

const describe = (item: ClassRecord, number: number, count: number) =>
  [count > 1 && `Session ${number} of ${count}`, item.trainerName && `with ${trainersOf(item)}`, patternOf(item)]
    .filter(Boolean)
    .join('\n');

/** With other dates it names days on which no session is. */
const patternOf = ({ otherDates, pattern }: ClassRecord) => otherDates === '' && pattern;

/** ical-generator escapes every text but the name of a calendar. */
const escapeName = (name: string) =>
  printable(name)
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const printable = (text: string) => text.replaceAll(/[^\P{Cc}\n]/gu, '');

interface MailedSettings {
  siteOrigin: string;
  now: Date;
  organizer: ReturnType<typeof organizerOf>;
}

interface PublicSettings extends MailedSettings {
  name: string;
  onFault(classId: string, cause: unknown): void;
}
