import { type BlindSet, blindSets, type Truth } from '../standing.ts';
import { readAll } from './shown-in.ts';
import { type Corpus, readVerdicts, standingsIn } from './standings-in.ts';

const parts = 5;

/** Marks that are right in each fifth of a set, with the rules that are used by what all other texts say. */
export const heldOutOf = (corpus: Corpus): Readonly<Record<BlindSet, Truth>> =>
  Object.fromEntries(
    blindSets.map((set): [BlindSet, Truth] => {
      const marks = Array.from({ length: parts }, (_, part) => marksOf(corpus, set, part)).flat();
      const right = marks.filter(({ isTrue }) => isTrue).length;
      return [set, [right, marks.length - right]];
    }),
  ) as Record<BlindSet, Truth>;

function marksOf(corpus: Corpus, set: BlindSet, part: number) {
  const isHeldOut = (_: unknown, index: number) => index % parts === part;
  const rest = corpus[set].filter((text, index) => !isHeldOut(text, index));
  const standings = standingsIn(readVerdicts({ ...corpus, [set]: rest }));
  return readAll(corpus[set].filter(isHeldOut), standings).flatMap(({ marks }) => marks);
}
