import type { Finding } from '../judge.ts';
import { judge } from '../judge.ts';
import { kindOf } from '../kind-of.ts';
import { allKinds } from '../kinds/rules.ts';
import { outlineOf } from '../outline.ts';
import { type CardKind, cardKinds, type TextKind } from '../rules/rule.ts';
import type { Guesses, Shown, ShownOfKind, Standing, Truth } from '../standing.ts';
import type { CorpusText, OtherCorpusText } from './read-corpus.ts';

/** What Card Lab shows of these texts when it is told their kind, how often it is true, and which kinds it guesses. */
export function shownIn(texts: readonly CorpusText[], others: readonly OtherCorpusText[], standings: Standings) {
  const all = texts.map((text) => shownOf(text, standings));
  const kinds = cardKinds.map((kind): [CardKind, ShownOfKind] => {
    const own = all.filter((text) => text.kind === kind);
    return [
      kind,
      {
        texts: own.length,
        marks: truthOf(own.flatMap(({ marks }) => marks)),
        expected: own.reduce((sum, { expected }) => sum + expected, 0),
        notSeen: truthOf(own.flatMap(({ notSeen }) => notSeen)),
        firstThree: truthOf(own.flatMap(({ notSeen }) => notSeen.slice(0, 3))),
        guessed: countsOf(own.map(({ guess }) => guess)),
      },
    ];
  });
  return {
    kinds: { ...Object.fromEntries(kinds), none: noneOf(others) } as Shown,
    notSeen: byCriterion(all.flatMap(({ notSeen }) => notSeen)),
  };
}

function byCriterion(claims: readonly Claim[]): Readonly<Record<string, Truth>> {
  const criteria = [...new Set(claims.map(({ criterion }) => criterion))];
  return Object.fromEntries(
    criteria.map((criterion) => [criterion, truthOf(claims.filter((claim) => claim.criterion === criterion))]),
  );
}

function shownOf(text: CorpusText, standings: Standings) {
  const judgement = judge(text.source, allKinds[text.kind], undefined, standings);
  const claim = ({ rule: { criterion }, mark }: Finding): Claim => ({
    criterion,
    isTrue: (mark?.verdict ?? '') === expectedOf(text, criterion),
  });
  const { missing } = outlineOf(judgement);
  return {
    kind: text.kind,
    marks: judgement.findings.filter(({ mark }) => mark).map(claim),
    expected: text.found.size + text.vague.size,
    notSeen: missing.map(claim),
    guess: kindOf(text.source),
  };
}

export const expectedOf = ({ found, vague }: CorpusText, criterion: number) =>
  found.has(criterion) ? 'found' : vague.has(criterion) ? 'vague' : '';

const truthOf = (claims: readonly Claim[]): Truth => {
  const right = claims.filter(({ isTrue }) => isTrue).length;
  return [right, claims.length - right];
};

const noneOf = (others: readonly OtherCorpusText[]) => ({
  texts: others.length,
  guessed: countsOf(others.map(({ source }) => kindOf(source))),
});

const countsOf = (guesses: readonly TextKind[]): Guesses =>
  Object.fromEntries(
    [...cardKinds, 'none' as const]
      .map((kind) => [kind, guesses.filter((guess) => guess === kind).length] as const)
      .filter(([, count]) => count > 0),
  );

type Standings = Readonly<Record<string, Standing>>;

interface Claim {
  criterion: number;
  isTrue: boolean;
}
