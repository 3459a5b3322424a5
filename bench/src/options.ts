import { UsageError } from '@agile-languages/shared/errors';

export function countIn(name: string, text: string, least = 1): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= least) return count;
  throw new UsageError(`--${name} has to be a whole number from ${least} on.`);
}

/** `1000,50000`, smallest first. @throws {UsageError} */
export const countsIn = (name: string, text: string, least = 1): number[] =>
  text.split(',').map((count) => countIn(name, count, least));

export function chosenPaths(given: readonly string[], measured: readonly string[]): readonly string[] {
  const unknown = given.filter((path) => !measured.includes(path));
  if (unknown.length > 0)
    throw new UsageError(`Not measured: ${unknown.join(', ')}. Measured pages: ${measured.join(', ')}.`);
  return given.length > 0 ? given : measured;
}
