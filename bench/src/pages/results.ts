import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failuresOf, type Rounds } from '../rounds.ts';
import { missedGoals } from './report.ts';
import type { Visit } from './visit.ts';

export const results = join(import.meta.dirname, '../../results');

interface Kept {
  title: string;
  visits: Record<
    string,
    Record<string, readonly ({ found: Record<keyof Visit, number | null> } | { failed: string })[]>
  >;
}

export async function checkNewest(folder = results): Promise<{ title: string; faults: string[] }> {
  const newest = (await readdir(folder))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .at(-1);
  if (!newest) return { title: 'No run was kept.', faults: ['There is nothing to check.'] };
  const { title, visits }: Kept = JSON.parse(await readFile(join(folder, newest), 'utf8'));
  const faults = Object.entries(visits).flatMap(([path, variants]) => {
    const rounds = roundsOf(variants);
    return [...missedGoals(path, rounds), ...failuresOf(rounds)];
  });
  return { title, faults };
}

const roundsOf = (variants: Kept['visits'][string]): Rounds<Visit> =>
  new Map(
    Object.entries(variants).map(([name, outcomes]) => [
      name,
      outcomes.map((outcome) => {
        if ('failed' in outcome) return outcome;
        const figures = Object.entries(outcome.found).map(([figure, value]) => [figure, value ?? Number.NaN]);
        return { found: Object.fromEntries(figures) as unknown as Visit };
      }),
    ]),
  );
