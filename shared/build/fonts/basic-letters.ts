/**
 * What nearly all text of the site is written in, as a `unicode-range`: ASCII, letters of German and French names, and
 * the signs of running text and of hidden passwords. Fonts are cut to it; other letters are in files of their own.
 */
export const basicLetters =
  'U+20-7E, U+A0, U+B7, U+C4, U+D6-D7, U+DC, U+DF, U+E4, U+E8-E9, U+F6, U+FC, U+2009, U+200B, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, U+20AC';

/** Code points of a `unicode-range`. */
export const codePointsOf = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
