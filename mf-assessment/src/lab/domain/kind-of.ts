import { signs } from './kind-signs.ts';
import { weights as published } from './kind-weights.ts';
import { otherNameOf } from './other-text.ts';
import { cardKinds, type TextKind } from './rules/rule.ts';
import { isEnglish } from './text/is-english.ts';
import { longestText } from './text/read-text.ts';

/**
 * The card that a text seems to be by what is read of it, or `none`. When the points are equal, the first of story, form, API, flow and business case.
 *
 * @param weights of the signs, for each kind. Default: those counted from the corpus
 */
export function kindOf(source: string, weights = published): TextKind {
  const read = source.slice(0, longestText);
  if (!isEnglish(read) || otherNameOf(read)) return 'none';
  const found = [true, ...signs.map((sign) => sign.test(read))];
  const points = weights.map((own) =>
    own.split(' ').reduce((sum, weight, index) => (found[index] ? sum + Number(weight) : sum), 0),
  );
  return cardKinds[points.indexOf(Math.max(...points))] ?? 'story';
}
