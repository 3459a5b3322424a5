/** Stitches behind the initials of a portrait: one path of thin and one of thick crosses. */
export interface CrossStitch {
  thin: string;
  thick: string;
}

/** A number computed from the id (FNV-1a), the same on every machine. */
export function seedOf(id: string): number {
  let seed = 2166136261;
  for (const character of id) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}

/** Seven rows of seven crosses, mirrored at the middle column, with a field left free for the initials. */
export function crossStitch(id: string): CrossStitch {
  const next = numbers(seedOf(id));
  const stitches: CrossStitch = { thin: '', thick: '' };
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 4; column++) {
      const value = next() % 5;
      const underInitials = row > 1 && row < 5 && column > 0;
      if (value < 2 || underInitials) continue;
      const columns = column === 3 ? [3] : [column, 6 - column];
      for (const at of columns)
        stitches[value === 4 ? 'thick' : 'thin'] += `M${14 + at * 20} ${14 + row * 20}l12 12m0-12-12 12`;
    }
  }
  return stitches;
}

/** A linear congruential generator: the same numbers for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 16;
  };
}
