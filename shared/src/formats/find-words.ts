/** NFKD leaves them whole. */
const typedAs: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ȷ: 'j', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ƀ: 'b', ƶ: 'z', ɨ: 'i', ʉ: 'u', ŋ: 'n', ə: 'e' },
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th', ς: 'σ', '⁄': '/' },
  // Other letters than those without the mark. ё is mostly written as е.
  ...{ 'и\u0306': 'й', 'у\u0306': 'ў', 'і\u0308': 'ї' },
};

/**
 * Marks that writers leave out (vowels of Indic scripts and marks of kana are none), unseen signs, and quotes and
 * dashes, which a keyboard chooses.
 */
const uneven = new RegExp(
  `${Object.keys(typedAs).join('|')}| ?(?![\u3099\u309a])(?=[\\p{sc=Zinh}\\p{sc=Hebr}\\p{sc=Arab}])\\p{M}|[\\p{DI}\\p{Dash}\\p{QMark}\`′ʹ-ʿ՚׳״ـ]`,
  'gu',
);

/** The words of a search as they are compared, each of which has to be found. `' E‑Mail  Zürich'` → `['email', 'zurich']`. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** A query as the one word that has to be found, spaces included: for short lists that are searched for a name. */
export const phraseOf = (query: string): string[] => [fold(query).trim()].filter(Boolean);

/** Whether a text has every one of the words, also inside other words. @param words from `wordsOf` or `phraseOf` */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** How well a text has a word: 3 as a whole word, 2 where a word begins, 1 inside one, 0 not at all. @param word from `wordsOf` */
export function closeness(text: string, word: string): 0 | 1 | 2 | 3 {
  if (!fold(text).includes(word)) return 0;
  const words = ` ${fold(spaced(text))} ${spaced(fold(text))} `;
  if (words.includes(` ${word} `)) return 3;
  return words.includes(` ${word}`) ? 2 : 1;
}

/** Parts of `e-mail` and `Anna's` are words, and so is the whole. */
const spaced = (text: string): string => text.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ');

/**
 * A text cut where words of a search begin and end. A match has whole letters with their marks; one that is compared as two
 * (ß) is a match when one of the two is. @param words from `wordsOf` or `phraseOf`
 */
export function segmentsOf(text: string, words: readonly string[]): Segment[] {
  const isMatch = matchedUnits(text, words.filter(Boolean));
  const segments: Segment[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && isMatch[end] === isMatch[start]) end++;
    segments.push({ start, text: text.slice(start, end), isMatch: isMatch[start] === true });
  }
  return segments;
}

/** By code unit. */
function matchedUnits(text: string, words: readonly string[]): boolean[] {
  const folded = fold(text);
  const isMatch = Array<boolean>(text.length).fill(false);
  const owners = words.some((word) => folded.includes(word)) ? ownersOf(text) : [];
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      isMatch.fill(true, owners[at]?.start, owners[at + word.length - 1]?.end);
  return isMatch;
}

/** By code unit of the folded text, where its letter is in the text. */
function ownersOf(text: string): { start: number; end: number }[] {
  let end = 0;
  return lettersOf(text).flatMap((letter) => {
    const start = end;
    end += letter.length;
    return Array(fold(letter).length).fill({ start, end });
  });
}

/**
 * A text for comparing: small letters without accents, ligatures, width, quotes, dashes and signs that are not seen.
 * `'Ødegård’s E‑Mail'` → `'odegards email'`.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(uneven, (sign) => typedAs[sign] ?? '');

const lettersOf = (text: string): string[] => text.match(/.[\p{M}\uff9e\uff9f]*/gsu) ?? [];

export interface Segment {
  /** Code units of the text before it. */
  start: number;
  text: string;
  isMatch: boolean;
}
