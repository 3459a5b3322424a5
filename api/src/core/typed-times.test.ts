import { expect, test } from 'vitest';
import { isAmbiguous, typedDay, typedMoment } from './typed-times.ts';

test.each([
  '2027-03-02T18:30',
  '2027-03-02 18:30',
  '2027-03-02T18:30:00+01:00',
  '2027/3/2 18:30',
  '02.03.2027 18:30',
  '2.3.2027, 18.30',
  '02.03.2027 18:30:00',
  ' 2.3.2027 6:30 pm ',
])('time %j: the second of March', (typed) => {
  expect(typedMoment(typed)).toBe('2027-03-02T18:30');
});

test('day above twelve: the month is the other one', () => {
  expect(['28/03/2027 09:00', '03/28/2027 9:00 AM', '28-3-2027 9:00'].map(typedMoment)).toEqual(
    Array(3).fill('2027-03-28T09:00'),
  );
  expect(typedMoment('03/03/2027 12:05 am')).toBe('2027-03-03T00:05');
});

test('day: in its own digits', () => {
  expect(['03.12.2026', '2026-12-03', '20261203', 'TBA', '13/12/2026'].map(typedDay)).toEqual([
    ...['20261203', '20261203', '20261203', 'TBA', '20261213'],
  ]);
});

test('what countries read as two days: as it is, and told', () => {
  expect(typedMoment('02/03/2027 18:30')).toBe('02/03/2027 18:30');
  expect(['02/03/2027 18:30', '2/3/2027', '02.03.2027', '2027-03-02', 'soon', '12.5'].map(isAmbiguous)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});
