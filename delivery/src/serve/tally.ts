import { hash, randomUUID } from 'node:crypto';

/** What is exact up to here is a few of a hundred off beyond. */
const mostRemembered = 4000;

const secret = randomUUID();

/** A client cannot choose names by it, since the secret is this process's own. */
export const numberOf = (name: string): number => Number.parseInt(hash('sha256', secret + name).slice(0, 8), 16) | 0;

export type Tally = ReturnType<typeof createTally>;

/** How many different ones there are, however many: beyond the limit one of two, four, eight is remembered. */
export function createTally() {
  let share = 1;
  let remembered = new Set<number>();
  const isOfShare = (value: number) => (value & (share - 1)) === 0;

  return {
    /** @returns whether it is remembered from now on */
    add(value: number): boolean {
      if (!isOfShare(value) || remembered.has(value)) return false;
      remembered.add(value);
      while (remembered.size > mostRemembered) {
        share *= 2;
        remembered = new Set([...remembered].filter(isOfShare));
      }
      return remembered.has(value);
    },
    count: (): number => remembered.size * share,
  };
}
