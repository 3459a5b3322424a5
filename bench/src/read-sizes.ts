import { parseArgs } from 'node:util';
import { UsageError } from '@agile-languages/shared/errors';

export interface Sizes {
  /** Numbers of classes, smallest first. */
  rows: number[];
  rounds: number;
  /** Milliseconds that each variant has in a round. */
  slot: number;
}

/** @throws {UsageError} */
export function readSizes(args: string[]): Sizes {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '1000,100000,1000000' },
      rounds: { type: 'string', default: '15' },
      slot: { type: 'string', default: '400' },
    },
  });
  return {
    rows: values.rows.split(',').map((count) => countIn('rows', count, 20)),
    rounds: countIn('rounds', values.rounds, 1),
    slot: countIn('slot', values.slot, 50),
  };
}

/** @throws {UsageError} */
export function countIn(name: string, text: string, least: number): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= least) return count;
  throw new UsageError(`--${name} has to be a whole number from ${least} on.`);
}
