import { expect, test, vi } from 'vitest';
import { classStart, momentIn, ownZone, yourTime, zonedClock, zoneName } from './index.ts';

const testStart = '2026-11-30T18:30:00+03:00';
const istanbul = { moment: new Date(testStart), zone: 'Europe/Istanbul' };

test('class with moment and zone: both', () => {
  expect(classStart({ start: testStart, timeZone: 'Europe/Istanbul' })).toEqual(istanbul);
});

test('no moment, or none that can be read: no start', () => {
  expect(classStart({ timeZone: 'Europe/Istanbul' })).toBeUndefined();
  expect(classStart({ start: '', timeZone: 'Europe/Istanbul' })).toBeUndefined();
  expect(classStart({ start: 'soon', timeZone: 'Europe/Istanbul' })).toBeUndefined();
});

test('zone unknown or missing: the offset of the moment', () => {
  expect(classStart({ start: testStart, timeZone: 'Europe/Atlantis' })?.zone).toBe('+03:00');
  expect(classStart({ start: testStart })?.zone).toBe('+03:00');
  expect(classStart({ start: '2026-11-30T15:30:00Z' })?.zone).toBe('UTC');
});

test('calendar and clock of the class zone', () => {
  expect(zonedClock('Europe/Istanbul', istanbul.moment)).toEqual({
    weekday: 'Mon',
    day: '30',
    month: 'Nov',
    year: '2026',
    date: new Date('2026-11-30T00:00:00Z'),
    hour: 18,
    minute: 30,
    time: '18:30',
  });
});

test('September and midnight: three letters, hour 00', () => {
  expect(zonedClock('UTC', new Date('2026-09-01T00:05:00Z'))).toMatchObject({ month: 'Sep', hour: 0, time: '00:05' });
});

test('same day for the visitor: the time alone', () => {
  expect(yourTime(istanbul, 'Europe/Berlin')).toBe('16:30');
});

test('another day for the visitor: weekday and time', () => {
  expect(yourTime(istanbul, 'Pacific/Auckland')).toBe('Tue 04:30');
});

test('summer time: follows the zone, not the season of the class', () => {
  const july = { moment: new Date('2026-07-06T18:30:00+03:00'), zone: 'Europe/Istanbul' };
  expect(yourTime(july, 'Europe/Berlin')).toBe('17:30');
});

test('name of a zone: as it is, a bare offset with UTC', () => {
  expect(zoneName('Europe/Istanbul')).toBe('Europe/Istanbul');
  expect(zoneName('+03:00')).toBe('UTC+03:00');
});

const inBerlin = (date: string, hour: number) =>
  momentIn('Europe/Berlin', new Date(`${date}T00:00:00Z`), hour, 30).toISOString();

test('moment of an hour: winter and summer time', () => {
  expect(inBerlin('2027-01-15', 18)).toBe('2027-01-15T17:30:00.000Z');
  expect(inBerlin('2027-07-15', 18)).toBe('2027-07-15T16:30:00.000Z');
});

test('day on which the clock changes: hours before and after it', () => {
  expect(inBerlin('2027-03-28', 1)).toBe('2027-03-28T00:30:00.000Z');
  expect(inBerlin('2027-03-28', 3)).toBe('2027-03-28T01:30:00.000Z');
  expect(inBerlin('2027-10-31', 1)).toBe('2027-10-30T23:30:00.000Z');
  expect(inBerlin('2027-10-31', 3)).toBe('2027-10-31T02:30:00.000Z');
});

test('hour that is skipped: the one after it; hour that happens twice: the first', () => {
  expect(inBerlin('2027-03-28', 2)).toBe('2027-03-28T01:30:00.000Z');
  expect(inBerlin('2027-10-31', 2)).toBe('2027-10-31T00:30:00.000Z');
});

const zoneSaid = (timeZone: string | undefined) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: timeZone as string });

test("zone of the visitor: the browser's; none when it names none, or one that it refuses", () => {
  zoneSaid('Asia/Kolkata');
  expect(ownZone()).toBe('Asia/Kolkata');

  for (const odd of [undefined, '', 'Etc/Unknown', 'Nowhere/Land', 'GMT+25']) {
    zoneSaid(odd);
    expect(ownZone(), `${odd}`).toBeUndefined();
  }
});

test('browser that refuses to name its zone: none', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(() => {
    throw new RangeError('No zone');
  });

  expect(ownZone()).toBeUndefined();
});
