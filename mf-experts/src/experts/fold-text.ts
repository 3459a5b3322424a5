/** Letters that differ from their plain form by more than an accent. */
const plain: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Text for comparing: lower case, without accents. `'Türkiye'` → `'turkiye'`. */
export const fold = (text: string): string => [...text].map(foldSign).join('');

/** The words of a search, each of which has to be found. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Cuts a text where words of a search begin and end. */
export function segmentsOf(text: string, words: readonly string[]): Segment[] {
  const signs = [...text];
  const parts = signs.map(foldSign);
  const owners = parts.flatMap((part, index) => [...part].map(() => index));
  const folded = parts.flatMap((part) => [...part]);
  const hits = new Set(
    words.flatMap((word) => positionsOf(folded, [...word]).map((position) => owners[position] ?? -1)),
  );

  const segments: Segment[] = [];
  for (const [index, sign] of signs.entries()) {
    const isHit = hits.has(index);
    const last = segments.at(-1);
    if (last?.isHit === isHit) last.text += sign;
    else segments.push({ start: index, text: sign, isHit });
  }
  return segments;
}

const positionsOf = (signs: readonly string[], word: readonly string[]): number[] =>
  signs.flatMap((_, start) =>
    word.every((sign, index) => signs[start + index] === sign) ? word.map((_, index) => start + index) : [],
  );

function foldSign(sign: string): string {
  const lower = sign.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain[lower] ?? lower;
}

export interface Segment {
  /** Where it begins in the text. */
  start: number;
  text: string;
  isHit: boolean;
}
