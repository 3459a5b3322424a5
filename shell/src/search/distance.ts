/** How many letters were left out, added, typed wrongly or in the wrong order: Levenshtein, with neighbours swapped as one. */
export function distanceOf(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let at = 0; at < from.length; at++) {
    const next = [at + 1];
    for (let index = 0; index < to.length; index++) {
      const isSwapped = from[at] === to[index - 1] && from[at - 1] === to[index];
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (from[at] === to[index] ? 0 : 1),
          isSwapped ? (before[index - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
