/** @module-tag all */
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { expect, test } from 'vitest';
import { createTrainer, testData } from '../../testing/test-classes.ts';

const name = 'Form, basics; “Zoë” \\n 100 % 🎉 with a name that is longer than one line of a calendar file';
const venue = 'Room 4; Street 1, 1010 Wien, ÖBV';
const course = { ...testData, name, venue, pattern: '3 x 2 h, Tue 18:30' };

/** Programs of others that do not know one another. */
const readers: Record<string, (text: string) => Reading> = { 'ical.js': readByIcalJs, 'ts-ics': readByTsIcs };

test.each(Object.entries(readers))(
  'calendar files, as %s reads them: a seat, one session moved, the class cancelled',
  async (_, read) => {
    const { api, db, enrol, get, postClass, published } = await createTrainer();
    const { id } = await published(course);
    const version = async () => (await get(`/${id}`)).version;
    const newest = async () => {
      const mail = await db.selectFrom('mails').select('calendar').orderBy('id', 'desc').executeTakeFirstOrThrow();
      return read(mail.calendar ?? '');
    };
    const onSite = async (path: string) => read((await api.inject(path)).body);

    await enrol(id, 'test-first');
    const seat = await newest();
    expect(seat.method).toBe('PUBLISH');
    expect(seat.events).toEqual(
      ['2027-03-02', '2027-03-09', '2027-03-16'].map((day, index) => ({
        ...{ uid: `class-${id}-${index + 1}@localhost`, sequence: expect.any(Number), status: 'CONFIRMED' },
        ...{ start: `${day}T17:30:00.000Z`, end: `${day}T19:30:00.000Z`, summary: name, location: venue },
        ...{ organizer: 'mailto:info@example.com', attendees: [] },
      })),
    );
    expect((await onSite(`/api/classes/${id}.ics`)).events).toEqual(seat.events);
    expect((await onSite('/api/languages/all.ics')).events).toEqual(expect.arrayContaining(seat.events));

    const otherDates = '2027-03-09: 2027-03-10 19:00-20:00';
    await postClass(`/${id}/move`, { version: await version(), data: { ...course, otherDates } });
    const moved = await newest();
    const there = { start: '2027-03-10T18:00:00.000Z', end: '2027-03-10T19:00:00.000Z' };
    const sequence = moved.events[0]?.sequence ?? 0;
    expect(sequence).toBeGreaterThan(seat.events[0]?.sequence ?? 0);
    expect(moved.events).toEqual(seat.events.map((event, at) => ({ ...event, sequence, ...(at === 1 && there) })));

    await postClass(`/${id}/cancel`, { version: await version() });
    const cancelled = await newest();
    expect(cancelled.method).toBe('CANCEL');
    expect(cancelled.events).toEqual(
      moved.events.map((event) => ({
        ...event,
        ...{ sequence: expect.any(Number), status: 'CANCELLED', attendees: ['mailto:test-first@example.com'] },
      })),
    );
    expect(cancelled.events[0]?.sequence).toBeGreaterThan(sequence);
  },
);

function readByIcalJs(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, startDate, endDate, summary, location, organizer, attendees } = new ICAL.Event(component);
    const [start, end] = [startDate, endDate].map((time) => time.toJSDate().toISOString());
    const status = component.getFirstPropertyValue('status');
    const mailed = attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase());
    return { uid, sequence, status, start, end, summary, location, organizer, attendees: mailed };
  });
  return { method: calendar.getFirstPropertyValue('method'), events };
}

function readByTsIcs(text: string) {
  const { method, events = [] } = convertIcsCalendar(undefined, text);
  return {
    method,
    events: events.map(({ uid, sequence = 0, status, start, end, summary, location, organizer, attendees = [] }) => ({
      ...{ uid, sequence, status, start: start.date.toISOString(), end: end?.date.toISOString(), summary, location },
      organizer: `mailto:${organizer?.email}`,
      attendees: attendees.map(({ email }) => `mailto:${email}`),
    })),
  };
}

interface Reading {
  method: unknown;
  events: {
    uid: string;
    sequence: number;
    status: unknown;
    start?: string;
    end?: string;
    summary: string;
    location: unknown;
    organizer: unknown;
    attendees: string[];
  }[];
}
