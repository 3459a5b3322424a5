import type { Topic } from '../bank.ts';
import type { Marks } from '../level.ts';

export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function randomMarks(topics: readonly Topic[], random: () => number): Marks {
  const chance = random();
  return new Set(topics.filter(() => random() < chance).map(({ id }) => id));
}
