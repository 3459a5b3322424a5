import { expect, test } from 'vitest';
import { reportedPlaces } from './reported-places.ts';

const first = () => 0;

test('places of a release: three most frequent ones, three that are drawn, each page once', () => {
  const places = { '1440 a': 1, '390 b': 9, '1440 b': 8, '390 c': 7, '390 d': 1, '390 e': 1, '390 f': 1 };

  expect(reportedPlaces({ places }, first)).toEqual({ files: ['b', 'c', 'a', 'd', 'e'], widths: [390, 1440] });
});

test('width that few report: among those that are looked at', () => {
  const places = { '1440 a': 90, '1440 b': 80, '1440 c': 70, '1440 d': 60, '1440 e': 50, '1440 f': 40, '820 g': 1 };

  expect(reportedPlaces({ places }, first).widths).toEqual([1440, 820]);
});

test('nothing reported: no place', () => {
  expect(reportedPlaces({ places: {} })).toEqual({ files: [], widths: [] });
});

/** Strangers hide what 60 networks report best with three places of 61 each, and the others one by one. */
function chanceOf(strangers: number): number {
  const top = Math.min(3, Math.floor(strangers / 61));
  const names = Array.from({ length: strangers - top * 61 }, (_, index) => [`1440 single-${index}`, 1] as const);
  const most = Array.from({ length: top }, (_, index) => [`1440 top-${index}`, 61] as const);
  const places = Object.fromEntries([...most, ...names, ['390 honest', 60] as const]);
  const looks = Array.from({ length: 1000 }, () => reportedPlaces({ places }).files.includes('honest'));
  return looks.filter(Boolean).length / looks.length;
}

test.each([
  [3, 1, 1],
  [30, 1, 1],
  [300, 0.65, 0.78],
])('page that 60 networks report, hidden by %d: in %d to %d of the looks', (strangers, least, most) => {
  const chance = chanceOf(strangers);
  expect([chance >= least, chance <= most]).toEqual([true, true]);
});
