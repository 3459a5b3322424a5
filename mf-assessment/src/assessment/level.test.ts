import { levelVectors } from '@agile-languages/shared/content';
import { describe, expect, test } from 'vitest';
import { bank } from './bank.ts';
import { caseOf, cases } from './cases.ts';
import { checkStateOf, countOn, eightLevels, learnFirst, levelOf, withTopics } from './level.ts';
import { marksOf } from './testing/marks-of.ts';
import { randomMarks, seeded } from './testing/random-marks.ts';

const none = marksOf();
const everything = marksOf(...bank.map(({ name }) => name));
const topics = bank.flatMap((language) => language.topics);

describe('published vectors', () => {
  test('all on: 100, 105, 90, 100, 100, 100, 100, 100', () => {
    expect(cases.map((communicationCase) => levelOf(communicationCase, none))).toEqual([
      100, 105, 90, 100, 100, 100, 100, 100,
    ]);
  });

  test('everything off: 0 in all eight', () => {
    expect(cases.map((communicationCase) => levelOf(communicationCase, everything))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test.each(levelVectors)('case %i without %j: %i%%', (number, parts, level) => {
    expect(levelOf(caseOf(number), marksOf(...parts))).toBe(level);
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

describe('each of 2,000 random states', () => {
  const random = seeded(20_261_121);
  const states = Array.from({ length: 2000 }, () => randomMarks(topics, random));

  test('level: the exact sum, rounded down', () => {
    const exact = states.map((marks) => cases.map(({ languages }) => exactLevel(languages, marks)));

    expect(states.map((marks) => cases.map((communicationCase) => levelOf(communicationCase, marks)))).toEqual(exact);
  });

  test('level: a whole number from 0 to the sum of the weights', () => {
    const outside = states.filter((marks) =>
      cases.some((communicationCase) => {
        const level = levelOf(communicationCase, marks);
        return !Number.isInteger(level) || level < 0 || level > communicationCase.most;
      }),
    );

    expect(outside).toEqual([]);
  });

  test('one more topic on: no level falls', () => {
    const lowered = states.filter((marks) => {
      const topic = topics[Math.floor(random() * topics.length)];
      const more = withTopics(marks, topic ? [topic] : [], true);
      return cases.some((communicationCase) => levelOf(communicationCase, more) < levelOf(communicationCase, marks));
    });

    expect(lowered).toEqual([]);
  });

  test('clicks in another order: the same level', () => {
    const differing = states.filter((marks) => {
      const backwards = new Set([...marks].reverse());
      return cases.some(
        (communicationCase) => levelOf(communicationCase, marks) !== levelOf(communicationCase, backwards),
      );
    });

    expect(differing).toEqual([]);
  });

  test('off and on again: the same marks', () => {
    const changed = states.filter((marks) => {
      const restored = withTopics(
        withTopics(marks, topics, true),
        topics.filter(({ id }) => marks.has(id)),
        false,
      );
      return [...restored].sort().join() !== [...marks].sort().join();
    });

    expect(changed).toEqual([]);
  });

  test('first advice: no category raises the level more', () => {
    const better = states.filter((marks) =>
      cases.some((communicationCase) => {
        const first = learnFirst(communicationCase, marks)[0]?.gain ?? 0;
        const gains = communicationCase.languages.flatMap(({ language }) =>
          language.categories.map(
            ({ topics: own }) =>
              levelOf(communicationCase, withTopics(marks, own, true)) - levelOf(communicationCase, marks),
          ),
        );
        return gains.some((gain) => gain > first);
      }),
    );

    expect(better).toEqual([]);
  });
});

describe('groups', () => {
  const segmentation = bank[0]?.categories[1]?.topics ?? [];

  test('all topics on: checked, 7 of 7', () => {
    expect(checkStateOf(segmentation, none)).toBe('checked');
    expect(countOn(segmentation, none)).toBe(7);
  });

  test('one topic off: mixed, 6 of 7', () => {
    const marks = marksOf('Money > Segmentation > Segment size');

    expect(checkStateOf(segmentation, marks)).toBe('mixed');
    expect(countOn(segmentation, marks)).toBe(6);
  });

  test('all topics off: unchecked, 0 of 7', () => {
    const marks = marksOf('Money > Segmentation');

    expect(checkStateOf(segmentation, marks)).toBe('unchecked');
    expect(countOn(segmentation, marks)).toBe(0);
  });
});

describe('eight levels', () => {
  test('no marks: highest first, equal ones by number', () => {
    expect(eightLevels(none).map(({ communicationCase, level }) => [communicationCase.number, level])).toEqual([
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

  test('several categories off: the three missing most, with the points of each', () => {
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

    expect(adviceOf(2, marks)).toEqual(['Input +7', 'Input Types +8', 'Segmentation +6']);
    expect(adviceOf(8, marks)).toEqual(['Input +15', 'Segmentation +4']);
  });

  test('topics that the case does not use: no advice', () => {
    expect(learnFirst(caseOf(1), marksOf('Form', 'Data Flow'))).toEqual([]);
  });

  test('gains: add up to the level that is reached', () => {
    const random = seeded(20_261_123);
    const wrong = Array.from({ length: 500 }, () => randomMarks(topics, random)).filter((marks) =>
      cases.some((communicationCase) => {
        const advice = learnFirst(communicationCase, marks);
        const learnt = advice.reduce((sum, { category }) => withTopics(sum, category.topics, true), marks);
        const gained = advice.reduce((sum, { gain }) => sum + gain, levelOf(communicationCase, marks));
        return gained !== levelOf(communicationCase, learnt) || (advice.at(-1)?.reached ?? gained) !== gained;
      }),
    );

    expect(wrong).toEqual([]);
  });

  test('less than one point: a gain of 0, and of 1 where two together make one', () => {
    const marks = marksOf('User Story > Manual Description > Mask', 'Money > Digital Service > Unit of sale');

    expect(adviceOf(3, marks)).toEqual(['Digital Service +0', 'Manual Description +1']);
  });
});

const adviceOf = (number: number, marks: ReadonlySet<number>) =>
  learnFirst(caseOf(number), marks).map(({ category, gain }) => `${category.name} +${gain}`);

/** In exact fractions: topic score × weight / 100, summed, then rounded down. */
function exactLevel(languages: (typeof cases)[number]['languages'], marks: ReadonlySet<number>): number {
  const hundredths = languages.flatMap(({ language, weight }) =>
    language.topics.filter(({ id }) => !marks.has(id)).map(({ score }) => BigInt(score) * BigInt(weight)),
  );
  return Number(hundredths.reduce((sum, part) => sum + part, 0n) / 100n);
}
