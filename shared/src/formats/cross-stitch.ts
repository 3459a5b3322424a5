const cells = 7;
const half = [0, 1, 2, 3];

/** A person without a picture: an initial of the first word and one of the last. `Aroha Te Kahu-Simmons` is `AK`. */
export function initialsOf(fullname: string): string {
  const words = fullname.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('');
}

/** A number that follows from an id (FNV-1a), the same on every machine. */
export const seedOf = (id: string): number =>
  [...id].reduce((seed, sign) => Math.imul(seed ^ (sign.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261) >>> 0;

/** A pattern of 7 x 7 stitches in a square of 160, mirrored at the middle column, with room for initials. */
export function stitchesOf(seed: number): Stitch[] {
  let state = seed;
  return Array.from({ length: cells }, (_, row) => row).flatMap((row) =>
    half.flatMap((column) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const value = (state >>> 16) % 5;
      const isUnderInitials = row > 1 && row < 5 && column > 0;
      if (value < 2 || isUnderInitials) return [];
      const width = value === 4 ? 3.4 : 2;
      return [...new Set([column, cells - 1 - column])].map((at) => ({
        path: `M${14 + at * 20} ${14 + row * 20}l12 12m0-12-12 12`,
        width,
      }));
    }),
  );
}

/** Two crossed lines. */
export interface Stitch {
  /** Of an SVG. */
  path: string;
  /** Of its stroke. */
  width: number;
}
