import type { ReadText } from '../text/read-text.ts';
import type { Check, Conflict } from './check.ts';

const number = String.raw`(\d{1,3}(?:[, ]\d{3}){1,3}(?:\.\d{1,2})?|\d{1,12}(?:\.\d{1,2})?)`;
const words = `(?: ?[A-Za-z€£$%-]{1,14}){0,3}`;
const product = new RegExp(
  String.raw`(?<![\d.,]|\d |[x×*] ?|times )${number}${words} ?(?:x|×|\*|times|at) ?[€£$]?${number}${words} ?(?:=|,? which is|,? makes?|,? gives?|,? is|,? we (?:earn|get|make)|,? brings?(?: in| us)?) ?[€£$]?${number}`,
  'g',
);

export const productCheck: Check = {
  id: 'product',
  name: 'Price times quantity comes out',
  find: (text) => findProduct(text) ?? findOther(text),
};

/**
 * A price times a quantity with another result: '10 x 18 EUR = 190 EUR'. A result that was rounded by up to 1% is right,
 * and products of three factors are not read.
 */
function findProduct({ source }: ReadText): Conflict | undefined {
  for (const match of source.matchAll(product)) {
    const [a = 0, b = 0, stated = 0] = match.slice(1).map((digits) => Number(digits.replaceAll(/[, ]/g, '')));
    const result = a * b;
    if (Math.abs(result - stated) > result / 100)
      return {
        ask: `${match[1]} times ${match[2]} is ${Math.round(result * 100) / 100}. Which number is right?`,
        places: [{ start: match.index, end: match.index + match[0].length }],
      };
  }
  return undefined;
}

const priced =
  /(?<![\d.,]|\d )(\d{1,3}(?:[, ]\d{3})+|\d{1,9})(?: ([a-z]{3,20}))? ?(?:x|×|\*|times|at) ?(?:[€£$](\d{1,7}(?:\.\d{1,2})?)|(\d{1,7}(?:\.\d{1,2})?) ?(?:EUR|USD|GBP|CHF|PLN|TRY|[€£$]))/gi;

function findOther({ source }: ReadText): Conflict | undefined {
  const seen: Priced[] = [];
  for (const match of source.matchAll(priced)) {
    const [words, quantity = '', noun = '', before, after = ''] = match;
    const next = {
      factors: [quantity, before ?? after].map((digits) => Number(digits.replaceAll(/[, ]/g, ''))),
      noun: noun.toLowerCase(),
      start: match.index,
      end: match.index + words.length,
    };
    const other = seen.find((known) => isSame(known, next));
    if (other)
      return {
        ask: `“${source.slice(other.start, other.end)}” and “${words}”. Which one is right?`,
        places: [other, next],
      };
    seen.push(next);
  }
  return undefined;
}

const isSame = (one: Priced, other: Priced) =>
  (one.noun === other.noun || one.noun === '' || other.noun === '') &&
  one.factors.some((factor, index) => factor !== other.factors[index]) &&
  one.factors.every((factor, index) => isNear(factor, other.factors[index] ?? 0));

const isNear = (one: number, other: number) => Math.min(one, other) > Math.max(one, other) * 0.8;

interface Priced {
  factors: readonly number[];
  noun: string;
  start: number;
  end: number;
}
