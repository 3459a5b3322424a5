/**
 * The same figures, both with or without a refusal, and half of the words of the shorter one. A missing answer agrees
 * with nothing.
 */
export function agree(meant: string, understood: string): boolean {
  const [a, b] = [wordsOf(meant), wordsOf(understood)];
  if (a.size === 0 || b.size === 0) return false;
  if (figuresOf(meant) !== figuresOf(understood) || isRefusal(a) !== isRefusal(b)) return false;
  const common = [...a].filter((word) => b.has(word)).length;
  return common * 2 >= Math.min(a.size, b.size);
}

const wordsOf = (text: string): Set<string> => {
  const words =
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !small.has(word)).map(stemOf));
};

const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word);

const figuresOf = (text: string) => (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).toSorted().join(' ');

const isRefusal = (words: Set<string>) => refusals.some((word) => words.has(word));
const refusals = ['no', 'not', 'nobody', 'none', 'nothing', 'never', 'cannot', 'without', 'refus', 'nev'];

const small = new Set(
  'a an the of to in on at by for from is are be it its and or that this with they their we our'.split(' '),
);
