import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Attendable, chooseClasses, firstClash } from './choose-classes.ts';

const hour = 3_600_000;
const week = 168 * hour;

function testClass(...hours: number[]): Attendable {
  const sessions = hours.map((at) => ({ start: at * hour, end: (at + 2) * hour }));
  const weeks = new Map<number, number>();
  for (const { start } of sessions) {
    const monday = Math.floor(start / week);
    weeks.set(monday, (weeks.get(monday) ?? 0) + 2);
  }
  return { sessions, start: sessions[0]?.start ?? 0, end: sessions.at(-1)?.end ?? 0, weeks };
}

test('two classes that overlap: the one that ends first, and of the other Language the next that fits', () => {
  const story = [testClass(10, 58), testClass(200)];
  const management = [testClass(11, 59), testClass(80)];

  expect(chooseClasses([story, management], 100)).toEqual([story[0], management[1]]);
});

test('the next class of one Language leaves no date for another: not the next one', () => {
  const flow = [testClass(10), testClass(40)];
  const form = [testClass(11)];

  expect(chooseClasses([flow, form], 100)).toEqual([flow[1], form[0]]);
});

test('session that begins when another ends: both', () => {
  const [one, other] = [[testClass(10)], [testClass(12)]];

  expect(chooseClasses([one, other], 100)).toEqual([one[0], other[0]]);
});

test('hours of a week: no more than these, in the weeks of both', () => {
  const one = [testClass(10, 30)];
  const other = [testClass(50, 70), testClass(180, 200)];

  expect(chooseClasses([one, other], 4)).toEqual([one[0], other[1]]);
  expect(chooseClasses([one, other], 3)).toEqual([undefined, undefined]);
});

test('more Languages count more than an early end', () => {
  const one = [testClass(10), testClass(900)];
  const [two, three] = [[testClass(10, 100)], [testClass(11)]];

  expect(chooseClasses([one, two, three], 100).filter(Boolean)).toHaveLength(2);
  expect(chooseClasses([one, two, three], 100)[0]).toBe(one[1]);
});

test('any Languages and classes: as good as the best of all selections', () => {
  const classes = fc.array(
    fc
      .uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 4 })
      .map((hours) => testClass(...hours.toSorted((a, b) => a - b))),
    { maxLength: 4 },
  );
  const languages = fc.array(classes, { maxLength: 5 });
  fc.assert(
    fc.property(languages, fc.integer({ min: 1, max: 12 }), (groups, hoursAWeek) => {
      const chosen = chooseClasses(groups, hoursAWeek);

      expect(canAttend(chosen, hoursAWeek)).toBe(true);
      expect(rankOf(chosen)).toEqual(bestRank(groups, hoursAWeek));
    }),
    { numRuns: 300 },
  );
});

test('sessions of any length, also of none: as good as the best of all selections, and none at the time of another', () => {
  const oneClass = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 6 })), { minLength: 1, maxLength: 4 })
    .map(classOf);
  const languages = fc.array(fc.array(oneClass, { maxLength: 4 }), { maxLength: 4 });
  fc.assert(
    fc.property(languages, fc.integer({ min: 1, max: 12 }), (groups, hoursAWeek) => {
      const chosen = chooseClasses(groups, hoursAWeek);

      expect(canAttend(chosen, hoursAWeek)).toBe(true);
      expect(hasOverlap(chosen)).toBe(false);
      expect(rankOf(chosen)).toEqual(bestRank(groups, hoursAWeek));
    }),
    { numRuns: 300 },
  );
});

/** Of hours between sessions, and their lengths. */
function classOf(parts: readonly (readonly [gap: number, length: number])[]): Attendable {
  const weeks = new Map<number, number>();
  let at = 0;
  const sessions = parts.map(([gap, length]) => {
    const start = at + gap;
    at = start + length;
    const monday = Math.floor((start * hour) / week);
    weeks.set(monday, (weeks.get(monday) ?? 0) + length);
    return { start: start * hour, end: at * hour };
  });
  return { sessions, start: sessions[0]?.start ?? 0, end: sessions.at(-1)?.end ?? 0, weeks };
}

function hasOverlap(chosen: Chosen): boolean {
  const all = present(chosen);
  const sessions = all.flatMap((one, of) => one.sessions.map((session) => ({ ...session, of })));
  return sessions.some((one, index) =>
    sessions
      .slice(index + 1)
      .some((two) => two.of !== one.of && (one.start === two.start || (one.start < two.end && two.start < one.end))),
  );
}

type Chosen = readonly (Attendable | undefined)[];

const present = (chosen: Chosen) => chosen.filter((one) => one !== undefined);

function canAttend(chosen: Chosen, hoursAWeek: number): boolean {
  const all = present(chosen);
  const weeks = new Map<number, number>();
  for (const [monday, hours] of all.flatMap((one) => [...one.weeks]))
    weeks.set(monday, (weeks.get(monday) ?? 0) + hours);
  const clashes = all.some((one, index) => all.slice(index + 1).some((other) => firstClash(one, other)));
  return !clashes && [...weeks.values()].every((hours) => hours <= hoursAWeek);
}

const rankOf = (chosen: Chosen) => [
  -present(chosen).length,
  Math.max(0, ...present(chosen).map(({ end }) => end)),
  present(chosen).reduce((sum, { start }) => sum + start, 0),
];

function bestRank(groups: readonly (readonly Attendable[])[], hoursAWeek: number): number[] | undefined {
  const selections = groups.reduce<Chosen[]>(
    (all, classes) => all.flatMap((chosen) => [undefined, ...classes].map((one) => [...chosen, one])),
    [[]],
  );
  return selections
    .filter((chosen) => canAttend(chosen, hoursAWeek))
    .map(rankOf)
    .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0))[0];
}

test('200 classes of five Languages within half a year: a few milliseconds, in the median of 15 lists', () => {
  const times = Array.from({ length: 15 }, (_, seed) => {
    const languages = crowdedLanguages(seed + 1);
    const before = performance.now();
    chooseClasses(languages, 8);
    return performance.now() - before;
  });

  expect(times.toSorted((a, b) => a - b)[7]).toBeLessThan(20);
});

function crowdedLanguages(seed: number): Attendable[][] {
  let state = seed;
  const pick = <Value>(values: readonly Value[]): Value | undefined => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return values[Math.floor((state / 2 ** 31) * values.length)];
  };
  const firstDays = Array.from({ length: 182 }, (_, day) => day);
  const oneClass = () => {
    const weekdays = pick([[0, 2], [1, 3], [5, 6], [0, 1, 2, 3, 4], [4]]) ?? [];
    const [first = 0, hour = 0] = [pick(firstDays), pick([9, 13, 16, 18, 19])];
    const days = Array.from({ length: 80 }, (_, ahead) => first + ahead).filter((day) => weekdays.includes(day % 7));
    return testClass(...days.slice(0, pick([5, 6, 7, 9, 10])).map((day) => day * 24 + hour));
  };
  return Array.from({ length: 5 }, () => Array.from({ length: 40 }, oneClass));
}
