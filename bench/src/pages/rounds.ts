import type { Browser } from '@playwright/test';
import { type Estimate, estimate } from '../figures.ts';
import type { MeasuredPage } from './measured-pages.ts';
import { type Approach, approaches, type Visit, visit } from './visit.ts';

/** What the visits of one variant found, round by round. A failed one has its reason instead. */
export type Found = Visit | { failed: string };

/** Visits of one page, by variant. */
export type Visits = ReadonlyMap<string, readonly Found[]>;

/** Visits a page in turns, once per variant in each round, after a round that does not count. A visit that fails counts as failed. */
export async function runRounds(
  browser: Browser,
  page: MeasuredPage,
  origins: Readonly<Record<string, string>>,
  rounds: number,
): Promise<Visits> {
  const names = Object.keys(origins);
  const found = new Map<string, Found[]>(names.map((name) => [name, []]));
  for (let round = -1; round < rounds; round++)
    for (const name of names) {
      const approach = approaches[(round + approaches.length) % approaches.length] ?? 'nextRested';
      const result = await tryVisit(
        browser,
        origins[name] ?? '',
        name === 'static' ? { path: page.path } : page,
        approach,
      );
      if (round >= 0) found.get(name)?.push(result);
    }
  return found;
}

async function tryVisit(
  ...[browser, origin, page, approach]: [Browser, string, Parameters<typeof visit>[2], Approach]
) {
  try {
    return await visit(browser, origin, page, approach);
  } catch (cause) {
    return { failed: String(cause).split('\n')[0] ?? '' };
  }
}

const valuesOf = (found: readonly Found[] = [], figure: keyof Visit) =>
  found.map((each) => ('failed' in each ? Number.NaN : each[figure]));

/** The figure of a variant. */
export const figureOf = (visits: Visits, name: string, figure: keyof Visit): Estimate =>
  estimate(valuesOf(visits.get(name), figure));

/** The figure of one variant divided by that of another in the same round. */
export function ratioOf(visits: Visits, one: string, other: string, figure: keyof Visit): Estimate {
  const divisors = valuesOf(visits.get(other), figure);
  return estimate(valuesOf(visits.get(one), figure).map((value, round) => value / (divisors[round] ?? Number.NaN)));
}

/** Why visits of a variant failed. */
export const failuresOf = (visits: Visits, name: string): string[] =>
  (visits.get(name) ?? []).flatMap((each) => ('failed' in each ? [each.failed] : []));
