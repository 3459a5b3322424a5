import { type Estimate, estimate } from '../figures.ts';
import type { ThreadTime } from './thread-time.ts';

/** Times of each variant, round by round. A visit that failed has its reason instead. */
export type Rounds = ReadonlyMap<string, readonly (ThreadTime | { failed: string })[]>;

/** Visits each variant once per round, in turns, after a round that does not count. */
export async function inRounds(
  origins: Readonly<Record<string, string>>,
  rounds: number,
  visit: (origin: string) => Promise<ThreadTime>,
): Promise<Rounds> {
  const found = new Map(Object.keys(origins).map((name) => [name, [] as (ThreadTime | { failed: string })[]]));
  for (let round = -1; round < rounds; round++)
    for (const [name, origin] of Object.entries(origins)) {
      const time = await visit(origin).catch((cause) => ({ failed: String(cause).split('\n')[0] ?? '' }));
      if (round >= 0) found.get(name)?.push(time);
    }
  return found;
}

const timesOf = (rounds: Rounds, name: string, kind: keyof ThreadTime): number[] =>
  (rounds.get(name) ?? []).map((time) => ('failed' in time ? Number.NaN : time[kind]));

/** How long a variant worked at something. */
export const timeOf = (rounds: Rounds, name: string, kind: keyof ThreadTime): Estimate =>
  estimate(timesOf(rounds, name, kind));

/** The time of one variant divided by that of another in the same round. */
export function ratioOf(rounds: Rounds, one: string, other: string, kind: keyof ThreadTime): Estimate {
  const divisors = timesOf(rounds, other, kind);
  return estimate(timesOf(rounds, one, kind).map((time, round) => time / (divisors[round] ?? Number.NaN)));
}

/** Why visits of a variant failed. */
export const failuresOf = (rounds: Rounds, name: string): string[] =>
  (rounds.get(name) ?? []).flatMap((time) => ('failed' in time ? [time.failed] : []));
