import type { Finding } from '../judge.ts';
import { judge } from '../judge.ts';
import { allKinds } from '../kinds/rules.ts';
import { outlineOf } from '../outline.ts';
import { type CardKind, cardKinds, type TextKind } from '../rules/rule.ts';
import type { Guesses, Shown, ShownOfKind, Standing, Truth } from '../standing.ts';
import type { CorpusText, OtherCorpusText } from './read-corpus.ts';

/**
 * What Card Lab shows of these texts when it is told their kind, how often it is true, and which kinds it guesses.
 *
 * @param order of each kind: the criteria that are called not seen
 * @param kindOf guesses the kind
 */
export function shownIn(
  read: readonly ReadCorpusText[],
  others: readonly OtherCorpusText[],
  order: Order,
  kindOf: Guess,
): Shown {
  const kinds = cardKinds.map((kind): [CardKind, ShownOfKind] => {
    const own = read.filter(({ text }) => text.kind === kind);
    const claims = own.map((text) => claimsOf(text, order[kind]));
    return [
      kind,
      {
        texts: own.length,
        marks: truthOf(own.flatMap(({ marks }) => marks)),
        expected: own.reduce((sum, { text }) => sum + text.found.size + text.vague.size, 0),
        notSeen: truthOf(claims.flat()),
        firstThree: truthOf(claims.flatMap((all) => all.slice(0, 3))),
        guessed: countsOf(own.map(({ text }) => kindOf(text.source))),
      },
    ];
  });
  return {
    ...Object.fromEntries(kinds),
    none: { texts: others.length, guessed: countsOf(others.map(({ source }) => kindOf(source))) },
  } as Shown;
}

/** Of each criterion how often it was not seen and not there, and how often it was there. */
export function notSeenIn(read: readonly ReadCorpusText[]): Readonly<Record<string, Truth>> {
  const claims = read.flatMap(({ notSeen }) => notSeen);
  const criteria = [...new Set(claims.map(({ criterion }) => criterion))];
  return Object.fromEntries(
    criteria.map((criterion) => [criterion, truthOf(claims.filter((claim) => claim.criterion === criterion))]),
  );
}

export function readAll(texts: readonly CorpusText[], standings: Standings): ReadCorpusText[] {
  return texts.map((text) => {
    const judgement = judge(text.source, { ...allKinds[text.kind], ...rulesThatAre(standings) });
    const { missing, overlooked } = outlineOf(judgement);
    const claim = ({ rule: { criterion }, mark }: Finding): Claim => ({
      criterion,
      isTrue: (mark?.verdict ?? '') === expectedOf(text, criterion),
    });
    return {
      text,
      marks: judgement.findings.filter(({ mark }) => mark).map(claim),
      notSeen: [...missing, ...overlooked].map(claim),
    };
  });
}

export const rulesThatAre = (standings: Standings) => {
  const ids = (standing: Standing) => Object.keys(standings).filter((id) => standings[id] === standing);
  return { hints: ids('hint'), unused: ids('not used') };
};

const claimsOf = ({ notSeen }: ReadCorpusText, order: readonly number[]) =>
  order.flatMap((criterion) => notSeen.filter((claim) => claim.criterion === criterion));

export const expectedOf = ({ found, vague }: CorpusText, criterion: number) =>
  found.has(criterion) ? 'found' : vague.has(criterion) ? 'vague' : '';

const truthOf = (claims: readonly Claim[]): Truth => {
  const right = claims.filter(({ isTrue }) => isTrue).length;
  return [right, claims.length - right];
};

const countsOf = (guesses: readonly TextKind[]): Guesses =>
  Object.fromEntries(
    [...cardKinds, 'none' as const]
      .map((kind) => [kind, guesses.filter((guess) => guess === kind).length] as const)
      .filter(([, count]) => count > 0),
  );

type Standings = Readonly<Record<string, Standing>>;
type Guess = (source: string) => TextKind;
export type Order = Readonly<Record<CardKind, readonly number[]>>;

export interface ReadCorpusText {
  text: CorpusText;
  marks: readonly Claim[];
  notSeen: readonly Claim[];
}

interface Claim {
  criterion: number;
  isTrue: boolean;
}
