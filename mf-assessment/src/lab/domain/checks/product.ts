import type { ReadText } from '../text/read-text.ts';
import type { Check, Conflict } from './check.ts';

const number = String.raw`(\d{1,3}(?:[, ]\d{3}){1,3}(?:\.\d{1,2})?|\d{1,12}(?:\.\d{1,2})?)`;
const words = `(?: ?[A-Za-z€£$%-]{1,14}){0,3}`;
const product = new RegExp(
  String.raw`(?<![\d.,]|\d |[x×*] ?)${number}${words} ?(?:x|×|\*|times|at) ?[€£$]?${number}${words} ?(?:=|,? which is|,? makes?|,? gives?|,? is) ?[€£$]?${number}`,
  'g',
);

export const productCheck: Check = {
  id: 'product',
  name: 'Price times quantity comes out',
  find: findProduct,
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
