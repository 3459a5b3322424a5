import { expect, test } from 'vitest';
import { allChecks } from '../checks/all-checks.ts';
import { allKinds, rules } from '../kinds/rules.ts';
import { type CardKind, cardKinds } from '../rules/rule.ts';
import { blindSets, type Counts, percentOf, standingOf, sumOfShown, textSets, totalTruth } from '../standing.ts';
import { standings } from '../standings.ts';
import { countedOf, orderOf } from './counted-of.ts';
import { figuresOf, measure, standingsOf } from './figures-of.ts';
import { readCorpus } from './read-corpus.ts';
import { notSeenIn, readAll, shownIn } from './shown-in.ts';
import { readVerdicts, standingsIn, verdictsOf } from './standings-in.ts';
import { allTexts, folders, otherTexts, texts } from './texts.ts';
import { weightsOf } from './weigh-signs.ts';

const measured = measure(texts, otherTexts);

test('corpus: every folder is a set', () => {
  expect(folders.sort()).toEqual(Object.keys(textSets).sort());
});

test('corpus: at least 120 texts, each with a name of its own', () => {
  const ids = allTexts.map(({ id }) => id);

  expect(ids.length).toBeGreaterThanOrEqual(120);
  expect(new Set(ids).size).toBe(ids.length);
});

test('corpus: every verdict is one of a rule of its kind', () => {
  const isKnown = (kind: CardKind, criterion: number) =>
    allKinds[kind].groups.some((group) => group.rules.some((rule) => rule.criterion === criterion));

  const unknown = allTexts.flatMap(({ id, kind, found, vague }) =>
    [...found, ...vague].filter((criterion) => !isKnown(kind, criterion)).map((criterion) => `${id} ${criterion}`),
  );

  expect(unknown).toEqual([]);
});

test('figures: those of the corpus; npm run lab-figures writes them', async () => {
  await expect(figuresOf(measured)).toMatchFileSnapshot('../figures.ts');
});

test('standings: those of the figures', async () => {
  await expect(standingsOf(measured)).toMatchFileSnapshot('../standings.ts');
});

test('weights of the signs of a kind: those of the sets of the author of the rules', async () => {
  await expect(weightsOf(measured.weights)).toMatchFileSnapshot('../kind-weights.ts');
});

test.each(cardKinds)(
  'what a %s calls not seen, and which of its rules are hints or not used: those of the figures',
  async (kind) => {
    await expect(countedOf(kind, measured)).toMatchFileSnapshot(`../kinds/counted/${kind}.ts`);
  },
);

test('the first three that are called not seen, in the order of texts that are not among them: really not there in 80 of 100', () => {
  const read = readAll(texts['other-hand'], measured.standings);
  const halves = [0, 1].map((half) => read.filter((_, index) => index % 2 === half));
  const shown = halves.map((half, index) =>
    shownIn(half, [], orderOf(notSeenIn(halves[1 - index] ?? [])), () => 'none'),
  );
  const firstThree = [...shown, measured.shown.unread].flatMap((kinds) =>
    cardKinds.map((kind) => kinds[kind].firstThree),
  );

  expect(percentOf(totalTruth(firstThree))).toBeGreaterThanOrEqual(80);
});

test.each(blindSets)(
  'texts of people who had not seen the rules, %s: of 100 marks 95 are right, of 100 not seen 90 are not there, and of what is there no less is seen than before',
  (set) => {
    const { marks, seen, notSeen } = sumOfShown(measured.shown[set]);

    expect(percentOf(marks)).toBeGreaterThanOrEqual(95);
    expect(percentOf(notSeen)).toBeGreaterThanOrEqual(90);
    expect(percentOf(seen)).toBeGreaterThanOrEqual({ 'other-hand': 51, unread: 54 }[set]);
  },
);

test('every rule and check: expected in at least two texts', () => {
  const expected = allTexts.flatMap(verdictsOf).filter((verdict) => verdict.expected);
  const names = [...rules.map(({ criterion }) => `${criterion}`), ...allChecks.map(({ id }) => id)];

  expect(names.filter((name) => expected.filter(({ rule }) => rule === name).length < 2)).toEqual([]);
});

test('nearly all rules are used: at least 83% of their marks are right', () => {
  const used = rules.filter(({ criterion }) => standings[criterion] !== 'not used');

  expect(used.length).toBeGreaterThan(35);
});

test('standing: marks in texts that do not know the rules count one by one, all others like two', () => {
  const standing = (written: number[], aside: number[], other: number[] = [], unread: number[] = []) =>
    standingOf({
      'written-with': counts(written),
      'set-aside': counts(aside),
      unread: counts(unread),
      'other-hand': counts(other),
    });

  expect(standing([9, 0, 0], [9, 2, 0])).toBe('shown');
  expect(standing([20, 0, 0], [4, 0, 4])).toBe('hint');
  expect(standing([20, 0, 0], [9, 0, 0], [3, 0, 1])).toBe('hint');
  expect(standing([20, 0, 0], [9, 0, 0], [1, 0, 1], [1, 0, 1])).toBe('not used');
  expect(standing([2, 0, 0], [2, 0, 0])).toBe('hint');
  expect(standing([0, 3, 0], [0, 0, 0])).toBe('not used');
});

test('vague marks that are right too seldom: not used, and the others of the rule are counted alone', () => {
  const marks = (found: Verdict[], vague: Verdict[]) => ({
    ...readVerdicts({ 'written-with': [], 'set-aside': [], unread: [], 'other-hand': [] }),
    'other-hand': [...found, ...vague].map(([given, expected]) => ({ rule: '1', given, expected })),
  });
  const right: Verdict[] = Array.from({ length: 9 }, () => ['found', 'found']);

  expect(
    standingsIn(
      marks(right, [
        ['vague', 'found'],
        ['vague', 'vague'],
        ['vague', ''],
      ]),
    ),
  ).toEqual({ 1: 'shown', '1v': 'not used' });
  expect(standingsIn(marks(right, [['vague', 'vague']]))).toEqual({ 1: 'shown' });
});

test('a text with an unknown kind or check is refused', () => {
  expect(() => readCorpus('=== X1 poem\nfound 51\nRoses')).toThrow("Text X1: 'poem' is no kind.");
  expect(() => readCorpus('=== X2 story\ncheck day\nRoses')).toThrow("Text X2: 'day' is no check.");
});

test('a file of an editor that ends lines like Windows: read the same', () => {
  const file = '=== X1 story\nfound 51 52\ncheck days\nRoses\nare red\n=== X2 api\nNothing\n';

  expect(readCorpus(file.replaceAll('\n', '\r\n'))).toEqual(readCorpus(file));
  expect(readCorpus(file)[0]?.source).toBe('Roses\nare red');
});

const counts = ([hits = 0, misses = 0, falseAlarms = 0]: number[]): Counts => [hits, misses, falseAlarms];

type Verdict = [given: string, expected: string];
