import { parseArgs } from 'node:util';
import { UsageError } from '@agile-languages/shared/errors';

/** Arguments of a command that changes one area: its name, and the reason that the history keeps. */
export function readArgs(args: string[]): { name: string | undefined; why: string } {
  try {
    const { values, positionals } = parseArgs({ args, options: { why: { type: 'string' } }, allowPositionals: true });
    if (positionals.length > 1) throw new Error(`Only one area at a time, not ${positionals.join(' and ')}.`);
    return { name: positionals[0], why: values.why ?? '' };
  } catch (cause) {
    const [sentence] = String(cause instanceof Error ? cause.message : cause).split('. ');
    throw new UsageError(`${sentence?.replace(/\.$/, '')}.`);
  }
}
