import { type Estimate, estimate } from './figures.ts';

type Outcome<Figures> = { found: Figures } | { failed: string };

export type Rounds<Figures> = ReadonlyMap<string, readonly Outcome<Figures>[]>;

/** In turns, after a round -1 that does not count. */
export async function inRounds<Figures>(
  origins: Readonly<Record<string, string>>,
  rounds: number,
  visit: (origin: string, name: string, round: number) => Promise<Figures>,
): Promise<Rounds<Figures>> {
  const outcomes = new Map(Object.keys(origins).map((name) => [name, [] as Outcome<Figures>[]]));
  for (let round = -1; round < rounds; round++)
    for (const [name, origin] of Object.entries(origins)) {
      const outcome = await visit(origin, name, round).then(
        (found) => ({ found }),
        (cause) => ({ failed: String(cause).split('\n')[0] ?? '' }),
      );
      if (round >= 0) outcomes.get(name)?.push(outcome);
    }
  return outcomes;
}

type Numbers<Figures> = Readonly<Record<keyof Figures, number>>;

const valuesOf = <Figures extends Numbers<Figures>>(
  rounds: Rounds<Figures>,
  name: string,
  figure: keyof Figures,
): number[] => (rounds.get(name) ?? []).map((outcome) => ('failed' in outcome ? Number.NaN : outcome.found[figure]));

export const figureOf = <Figures extends Numbers<Figures>>(
  rounds: Rounds<Figures>,
  name: string,
  figure: keyof Figures,
): Estimate => estimate(valuesOf(rounds, name, figure));

export function ratioOf<Figures extends Numbers<Figures>>(
  rounds: Rounds<Figures>,
  [one, other]: readonly [string, string],
  figure: keyof Figures,
): Estimate {
  const divisors = valuesOf(rounds, other, figure);
  return estimate(valuesOf(rounds, one, figure).map((value, round) => value / (divisors[round] ?? Number.NaN)));
}

export const failuresOf = (rounds: Rounds<unknown>): string[] =>
  [...rounds].flatMap(([name, outcomes]) => {
    const failed = outcomes.flatMap((outcome) => ('failed' in outcome ? [outcome.failed] : []));
    return failed.length > 0 ? [`${failed.length} visits of ${name} failed: ${failed[0]}`] : [];
  });
