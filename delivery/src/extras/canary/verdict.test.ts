import { expect, test } from 'vitest';
import { noCounts, type ReleaseCounts } from '../../store/release-counts.ts';
import { doubtOf, isRise } from './verdict.ts';

const counts = (failing: number, networks: number): ReleaseCounts => ({
  ...noCounts,
  failures: { render: failing },
  failing,
  networks,
});
const never = counts(0, 300);

test.each<[string, number, number, ReleaseCounts, ReleaseCounts, boolean]>([
  ['three networks', 3, 0, counts(3, 60), never, true],
  ['two networks: too few', 2, 0, counts(2, 60), never, false],
  ['the only network, as in a test', 1, 0, counts(1, 1), noCounts, true],
  ['one network before others came, the other release opened from many', 1, 0, counts(1, 1), never, false],
  ['five networks, after a look at three', 5, 3, counts(5, 60), never, false],
  ['six networks, after a look at three', 6, 3, counts(6, 60), never, true],
  [
    'three of a thousand networks, while the other release is said to fail always',
    3,
    0,
    counts(3, 1000),
    counts(300, 300),
    true,
  ],
  ['none', 0, 0, noCounts, noCounts, false],
])('reports from %s: a rise %s', (...[_, failing, looked, own, other, expected]) => {
  expect(isRise(failing, { looked, isLongAgo: false }, own, other)).toBe(expected);
});

test.each([
  [360, 300, true],
  [301, 300, true],
  [300, 300, false],
  [2, 0, false],
])('reports from %d networks, after a look at %d a quarter of an hour ago: a rise %s', (failing, looked, expected) => {
  expect(isRise(failing, { looked, isLongAgo: true }, counts(failing, 1000), never)).toBe(expected);
});

function looks(networks: number): { looked: number; count: number } {
  let [looked, count] = [0, 0];
  for (let failing = 1; failing <= networks; failing++)
    if (isRise(failing, { looked, isLongAgo: false }, counts(failing, 1000), never))
      [looked, count] = [failing, count + 1];
  return { looked, count };
}

test.each([
  [3, 1],
  [30, 4],
  [300, 7],
])('false reports from %d networks: the site looks %d times', (networks, count) => {
  expect(looks(networks).count).toBe(count);
});

test.each([
  [3, 5],
  [30, 2],
  [300, 1],
])('reports from 60 networks after those from %d strangers: the site looks %d times since', (strangers, count) => {
  const all = looks(strangers + 60);
  const later = isRise(strangers + 60, { looked: all.looked, isLongAgo: true }, counts(strangers + 60, 1000), never);

  expect(all.count - looks(strangers).count + Number(later)).toBe(count);
});

test.each<[string, ReleaseCounts, ReleaseCounts, boolean]>([
  ['every network of three', counts(3, 3), never, true],
  ['three of sixty', counts(3, 60), never, false],
  ['thirty of three hundred', counts(30, 300), never, true],
  ['six of three hundred, as the budget allows', counts(6, 300), never, false],
  [
    'sixteen of three hundred, while as many strangers say that the other fails always',
    counts(16, 300),
    counts(16, 16),
    true,
  ],
  ['as often as the other, in which the site has seen nothing', counts(16, 300), counts(16, 300), true],
  ['every network of thirty, while the other is said to fail always', counts(30, 30), counts(300, 300), true],
  ['every network of thirty, among three hundred that only open pages', counts(30, 330), never, true],
  ['nothing known of the other', counts(6, 6), noCounts, true],
  ['no network', noCounts, noCounts, false],
])('failures for %s: a doubt %s', (_, own, other, isDoubt) => {
  expect(doubtOf(own, other) !== undefined).toBe(isDoubt);
});

test('failures as often as of the other, in which a browser of the site has seen a fault: no doubt, within five of a hundred', () => {
  expect(doubtOf(counts(16, 300), counts(16, 300), true)).toBeUndefined();
  expect(doubtOf(counts(60, 300), counts(300, 300), true)).toBeDefined();
});

test('doubt: the numbers behind it', () => {
  expect(doubtOf({ ...counts(12, 40), failures: { load: 2, render: 10 } }, never)).toBe(
    'browsers of 12 networks of 40 report failures (2 load, 10 render), of the other release 0 of 300',
  );
});

test('doubt of a release that replaced none: no words of another', () => {
  expect(doubtOf(counts(15, 75), noCounts)).toBe('browsers of 15 networks of 75 report failures (15 render)');
});
