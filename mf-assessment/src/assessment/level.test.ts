import { levelVectors } from '@agile-languages/shared/content';
import { describe, expect, test } from 'vitest';
import { bank } from './bank.ts';
import { caseOf, cases } from './cases.ts';
import { countOn, eightLevels, learnFirst, levelOf, shareOf, turned } from './level.ts';
import { randomMarks, seeded } from './testing/random-selection.ts';
import { marksOf } from './testing/selection-without.ts';

const none = marksOf();
const everything = marksOf(...bank.map(({ name }) => name));
const topics = bank.flatMap((language) => language.topics);

describe('vectors', () => {
  test('all on: 100, 105, 90, 100, 100, 100, 100, 100', () => {
    expect(cases.map((of) => levelOf(of, none))).toEqual([100, 105, 90, 100, 100, 100, 100, 100]);
  });

  test('everything off: 0 in all eight', () => {
    expect(cases.map((of) => levelOf(of, everything))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test.each(levelVectors)('case %i without %j: %i%%', (number, parts, level) => {
    expect(levelOf(caseOf(number), marksOf(...parts))).toBe(level);
  });

  test('case 3 without everything: 0%', () => {
    expect(levelOf(caseOf(3), everything)).toBe(0);
  });

  test.each([
    [1, 'Money', 0],
    [2, 'Money', 75],
    [2, 'Data Flow', 85],
    [2, 'User Story', 75],
    [2, 'Form', 80],
    [3, 'Money', 75],
    [3, 'Data Flow', 80],
    [3, 'User Story', 70],
    [3, 'Form', 80],
    [3, 'User Story Management', 70],
    [3, 'Data Oriented Programming', 75],
    [4, 'User Story Management', 80],
    [4, 'Data Flow', 80],
    [4, 'User Story', 40],
    [5, 'Money', 40],
    [5, 'Data Flow', 60],
    [6, 'Money', 60],
    [6, 'Data Flow', 70],
    [6, 'User Story', 70],
    [7, 'User Story Management', 60],
    [7, 'User Story', 60],
    [7, 'Data Flow', 80],
    [8, 'Money', 80],
    [8, 'User Story', 40],
    [8, 'Data Flow', 80],
  ])('case %i without %s: %i%%', (number, language, level) => {
    expect(levelOf(caseOf(number), marksOf(language))).toBe(level);
  });
});

describe('in every one of 2,000 random states', () => {
  const random = seeded(20_261_121);
  const states = Array.from({ length: 2000 }, () => randomMarks(topics, random));

  test('the level equals the exact sum, rounded down', () => {
    const exact = states.map((marks) => cases.map(({ languages }) => exactLevel(languages, marks)));

    expect(states.map((marks) => cases.map((of) => levelOf(of, marks)))).toEqual(exact);
  });

  test('the level is a whole number from 0 to the sum of the weights', () => {
    const outside = states.filter((marks) =>
      cases.some((of) => {
        const level = levelOf(of, marks);
        return !Number.isInteger(level) || level < 0 || level > of.most;
      }),
    );

    expect(outside).toEqual([]);
  });

  test('one more topic on never lowers a level', () => {
    const lowered = states.filter((marks) => {
      const topic = topics[Math.floor(random() * topics.length)];
      const more = turned(marks, topic ? [topic] : [], true);
      return cases.some((of) => levelOf(of, more) < levelOf(of, marks));
    });

    expect(lowered).toEqual([]);
  });

  test('the order of the clicks does not matter', () => {
    const differing = states.filter((marks) => {
      const backwards = new Set([...marks].reverse());
      return cases.some((of) => levelOf(of, marks) !== levelOf(of, backwards));
    });

    expect(differing).toEqual([]);
  });

  test('off and on again changes nothing', () => {
    const changed = states.filter((marks) => {
      const restored = turned(
        turned(marks, topics, true),
        topics.filter(({ id }) => marks.has(id)),
        false,
      );
      return [...restored].sort().join() !== [...marks].sort().join();
    });

    expect(changed).toEqual([]);
  });

  test('no category raises the level more than the first one that is advised', () => {
    const better = states.filter((marks) =>
      cases.some((of) => {
        const first = learnFirst(of, marks)[0]?.gain ?? 0;
        const gains = of.languages.flatMap(({ language }) =>
          language.categories.map(({ topics: own }) => levelOf(of, turned(marks, own, true)) - levelOf(of, marks)),
        );
        return gains.some((gain) => gain > first);
      }),
    );

    expect(better).toEqual([]);
  });
});

describe('groups', () => {
  const segmentation = bank[0]?.categories[1]?.topics ?? [];

  test('all topics on: on, 7 of 7', () => {
    expect(shareOf(segmentation, none)).toBe('on');
    expect(countOn(segmentation, none)).toBe(7);
  });

  test('one topic off: some, 6 of 7', () => {
    const marks = marksOf('Money > Segmentation > Segment size');

    expect(shareOf(segmentation, marks)).toBe('some');
    expect(countOn(segmentation, marks)).toBe(6);
  });

  test('all topics off: off, 0 of 7', () => {
    const marks = marksOf('Money > Segmentation');

    expect(shareOf(segmentation, marks)).toBe('off');
    expect(countOn(segmentation, marks)).toBe(0);
  });
});

describe('eight levels', () => {
  test('highest first, equal ones by number', () => {
    expect(eightLevels(none).map(({ of, level }) => [of.number, level])).toEqual([
      [2, 105],
      [1, 100],
      [4, 100],
      [5, 100],
      [6, 100],
      [7, 100],
      [8, 100],
      [3, 90],
    ]);
  });
});

describe('learn first', () => {
  test('nothing missing: no advice', () => {
    expect(learnFirst(caseOf(1), none)).toEqual([]);
  });

  test('three categories missing most, with the points each would bring', () => {
    const marks = marksOf(
      'Money > Segmentation',
      'Money > Competitor > Switching cost',
      'Money > Digital Service',
      'Money > Financial Statement > Revenue lines',
    );

    expect(adviceOf(1, marks)).toEqual(['Segmentation +20', 'Digital Service +15', 'Financial Statement +4']);
  });

  test('same marks, another case: the weights decide', () => {
    const marks = marksOf('Money > Segmentation', 'User Story > Input', 'Form > Input Types');

    expect(adviceOf(2, marks)).toEqual(['Input +7', 'Input Types +7', 'Segmentation +6']);
    expect(adviceOf(8, marks)).toEqual(['Input +15', 'Segmentation +4']);
  });

  test('topics that the case does not use: no advice', () => {
    expect(learnFirst(caseOf(1), marksOf('Form', 'Data Flow'))).toEqual([]);
  });

  test('less than one point: a gain of 0', () => {
    const marks = marksOf('User Story > Manual Description > Mask', 'Money > Digital Service > Unit of sale');

    expect(adviceOf(3, marks)).toEqual(['Digital Service +0', 'Manual Description +0']);
  });
});

const adviceOf = (number: number, marks: ReadonlySet<number>) =>
  learnFirst(caseOf(number), marks).map(({ category, gain }) => `${category.name} +${gain}`);

/** The rule of the specification in exact fractions: topic score × weight / 100, summed, then rounded down. */
function exactLevel(languages: (typeof cases)[number]['languages'], marks: ReadonlySet<number>): number {
  const hundredths = languages.flatMap(({ language, weight }) =>
    language.topics.filter(({ id }) => !marks.has(id)).map(({ score }) => BigInt(score) * BigInt(weight)),
  );
  return Number(hundredths.reduce((sum, part) => sum + part, 0n) / 100n);
}
