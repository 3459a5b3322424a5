import { testClassRow } from '@agile-languages/shared/test';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const testContext = { page: 'https://site.test/class/500013', now: new Date('2026-11-21T09:08:07.654Z') };
const testClass = testClassRow({
  id: '500013',
  className: 'Language of Form, evening track',
  start: '2026-11-30T18:30:00+03:00',
  timeZone: 'Europe/Istanbul',
  pattern: '2 x 2 h, Mon+Wed 18:30',
});

test('class of two sessions: two events in UTC, lines end as the standard asks', () => {
  expect(calendarFile(testClass, testContext).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Agile Languages//Classes//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:class-500013-1@site.test',
    'DTSTAMP:20261121T090807Z',
    'DTSTART:20261130T153000Z',
    'DTEND:20261130T173000Z',
    'SUMMARY:Language of Form\\, evening track',
    'DESCRIPTION:Session 1 of 2\\nwith Test Trainer\\n2 x 2 h\\, Mon+Wed 18:30',
    'LOCATION:Live online',
    'URL:https://site.test/class/500013',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:class-500013-2@site.test',
    'DTSTAMP:20261121T090807Z',
    'DTSTART:20261202T153000Z',
    'DTEND:20261202T173000Z',
    'SUMMARY:Language of Form\\, evening track',
    'DESCRIPTION:Session 2 of 2\\nwith Test Trainer\\n2 x 2 h\\, Mon+Wed 18:30',
    'LOCATION:Live online',
    'URL:https://site.test/class/500013',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('length unknown: an event without an end', () => {
  const file = calendarFile({ ...testClass, pattern: undefined }, testContext);
  expect(file).toContain('DTSTART:20261130T153000Z\r\nSUMMARY');
});

test('name made to break out: stays one line of text', () => {
  const file = calendarFile({ ...testClass, className: 'A;B\\C\r\nEND:VEVENT\u0000', pattern: undefined }, testContext);
  expect(file).toContain('\r\nSUMMARY:A\\;B\\\\C\\nEND:VEVENT\r\n');
  expect(file.match(/^END:VEVENT\r$/gm)).toHaveLength(1);
});

test('long name: folded at 75 bytes, no letter broken', () => {
  const className = 'Język użytkownika – '.repeat(12);
  const file = calendarFile({ ...testClass, className }, testContext);
  const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);

  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${className}`);
});
