import subsetFont from 'subset-font';

/**
 * As a `unicode-range`: ASCII without most signs of code, letters of German and French names, and the signs of running
 * text and of hidden passwords. Other letters are in files of their own.
 */
export const basicLetters =
  'U+20-21, U+25-29, U+2B-3B, U+3D, U+3F-5A, U+5F, U+61-7A, U+A0, U+B7, U+C4, U+D6-D7, U+DC, U+DF, U+E4, U+E8-E9, U+F6, U+FC, U+2009, U+200B, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, U+20AC';

/** The same for lines of words in italics: without umlauts and without signs of numbers and addresses. */
export const wordLetters =
  'U+20-21, U+27-29, U+2C-2E, U+30-3B, U+3F, U+41-5A, U+61-7A, U+A0, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';

export const codePointsOf = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });

/** A font's licence wants these names: copyright, licence and the licence's address. */
const licenceNames = [0, 13, 14];

/**
 * What browsers do by themselves, and the figures that styles ask for (`lnum`, `pnum`, `tnum`). The types of subset-font do
 * not know this option.
 */
const features = { keepFeatures: 'ccmp locl rlig calt clig liga rclt kern mark mkmk lnum pnum tnum'.split(' ') };

/**
 * A smaller WOFF2 of a font.
 *
 * @param cut `letters`: `basic`, or `rest` for all but these; default all. `of`: `words` for the basic letters of plain words;
 *   default those of all text. `weight`: one weight, `650`, or the least and the greatest, `400-700`; default as in the font
 * @throws when `cut` names something else
 */
export function cutFont(font: Buffer, cut: URLSearchParams): Promise<Buffer> {
  const letters = lettersOf(cut.get('letters'), cut.get('of'));
  const weight = cut.get('weight');
  return subsetFont(font, letters, {
    targetFormat: 'woff2',
    preserveNameIds: licenceNames,
    ...features,
    ...(weight && { variationAxes: { wght: axisOf(weight) } }),
  });
}

const sets = { text: codePointsOf(basicLetters), words: codePointsOf(wordLetters) };
const isSurrogate = (point: number) => point >= 0xd800 && point < 0xe000;

function lettersOf(name: string | null, of: string | null): string {
  const basic = sets[of === 'words' ? 'words' : 'text'];
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
