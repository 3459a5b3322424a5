/**
 * The word that somebody has mistyped.
 * @returns `undefined` when none is like it.
 */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((candidate) => ({ candidate, steps: stepsBetween(word.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(2, Math.floor(best.candidate.length / 3)) ? best.candidate : undefined;
}

/** `' Do you mean --why?'`, behind a sentence that refuses a word, or `''` when no word is like it. */
export function guess(word: string, words: readonly string[], before = ''): string {
  const near = nearest(word, words);
  return near ? ` Do you mean ${before}${near}?` : '';
}

/** Letters that are added, left out, replaced or swapped. */
function stepsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY;
      const others = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
      rows[row]?.push(Math.min(swapped, ...others));
    }
  }
  return at(a.length, b.length);
}
