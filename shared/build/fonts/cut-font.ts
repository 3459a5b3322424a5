import subsetFont from 'subset-font';
import { basicLetters, codePointsOf } from './basic-letters.ts';

/** Ids of the names that stay in a font because its licence wants them: copyright, licence and the licence's address. */
const licenceNames = [0, 13, 14];

/**
 * A smaller WOFF2 of a font.
 *
 * @param cut `letters`: `basic`, or `rest` for all but these; default all. `weight`: one weight, `650`, or the least and
 *   the greatest, `400-700`; default as in the font
 * @throws when `cut` names something else
 */
export function cutFont(font: Buffer, cut: URLSearchParams): Promise<Buffer> {
  const letters = lettersOf(cut.get('letters'));
  const weight = cut.get('weight');
  return subsetFont(font, letters, {
    targetFormat: 'woff2',
    preserveNameIds: licenceNames,
    ...(weight && { variationAxes: { wght: axisOf(weight) } }),
  });
}

const basic = codePointsOf(basicLetters);
const isSurrogate = (point: number) => point >= 0xd800 && point < 0xe000;

function lettersOf(name: string | null): string {
  if (name === 'basic') return String.fromCodePoint(...basic);
  if (name !== 'rest' && name !== null) throw new Error(`Fonts cannot be cut to the letters ${name}.`);
  const without = new Set(name === 'rest' ? basic : []);
  const points = Array.from({ length: 0x10000 }, (_, point) => point);
  return points.map((point) => (without.has(point) || isSurrogate(point) ? '' : String.fromCharCode(point))).join('');
}

function axisOf(weight: string): number | { min: number; max: number } {
  const [min = Number.NaN, max = min] = weight.split('-').map(Number);
  if (!(min <= max)) throw new Error(`Fonts cannot be cut to the weight ${weight}.`);
  return min === max ? min : { min, max };
}
