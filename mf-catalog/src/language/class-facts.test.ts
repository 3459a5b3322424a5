import { expect, test } from 'vitest';
import { classDay, shortName } from './class-facts.ts';

test('start with an offset: the day as it is written there', () => {
  expect(classDay({ start: '2026-12-03T00:30:00+13:00' })).toEqual({
    iso: '2026-12-03',
    day: 3,
    month: 'Dec',
    year: '2026',
  });
});

test('no start, or no date in it: no day', () => {
  expect(classDay({})).toBeUndefined();
  expect(classDay({ start: 'TBA' })).toBeUndefined();
  expect(classDay({ start: '2026-13-03' })).toBeUndefined();
});

test.each([
  ['Language of Form, evening track', 'Form', 'Evening track'],
  ['Language of Data Flow for operations', 'Data Flow', 'For operations'],
  ['Digital Product, weekend track', 'Digital Product', 'Weekend track'],
  ['Digital Product Agile Coach track (60 hours)', 'Digital Product', 'Digital Product Agile Coach track (60 hours)'],
  ['Forms for everyone', 'Form', 'Forms for everyone'],
])('%s below %s: %s', (className, langName, expected) => {
  expect(shortName({ className, langName })).toBe(expected);
});
