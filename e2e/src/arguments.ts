import { parseArgs } from 'node:util';
import { UsageError } from '@agile-languages/shared/errors';

interface Arguments {
  /** The team whose tests are wanted; all when there is none. */
  name: string | undefined;
  /** Whether every single test is shown. */
  isVerbose: boolean;
}

/**
 * Reads `npm test -- [team] [--verbose]`.
 *
 * @throws {@link UsageError} for anything else
 */
export function readArguments(args: readonly string[]): Arguments {
  const { positionals, values } = parse(args);
  if (positionals.length > 1) throw new UsageError('Only one team can be named.');
  return { name: positionals[0], isVerbose: values.verbose };
}

function parse(args: readonly string[]) {
  try {
    const options = { verbose: { type: 'boolean', default: false } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError('Usage: npm test -- [team] [--verbose]');
  }
}
