import type { SearchEntry } from '@agile-languages/shared/registry';

const shown = 3;

/** Pages whose address differs from a path in a few letters: at most a third of them. The closest first. */
export function nearestPages(entries: readonly SearchEntry[], path: string): SearchEntry[] {
  const wanted = plain(path);
  return entries
    .filter((entry) => !entry.path.includes('#'))
    .map((entry) => ({ entry, distance: distanceOf(wanted, plain(entry.path)) }))
    .filter(({ distance }) => distance <= Math.max(1, wanted.length / 3))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, shown)
    .map(({ entry }) => entry);
}

/** An address without what people get wrong most often: capitals, a closing slash, an ending of a file. */
const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/\/+$/, '');

/** Letters to put in, take out or replace until both texts are equal (Levenshtein). */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...to].entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
