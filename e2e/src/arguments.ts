import { parseArgs } from 'node:util';
import { UsageError } from '@agile-languages/shared/errors';

interface Arguments {
  name: string | undefined;
  isAll: boolean;
  isChanged: boolean;
  isVerbose: boolean;
}

/** `npm test -- [team | --changed] [--all] [--verbose]` */
export function readArguments(args: readonly string[]): Arguments {
  const { positionals, values } = parse(args);
  const [name, ...more] = positionals;
  if (more.length > 0) throw new UsageError('Only one team can be named.');
  if (name && values.changed) throw new UsageError('A team or --changed: not both.');
  return { name, isAll: values.all, isChanged: values.changed, isVerbose: values.verbose };
}

function parse(args: readonly string[]) {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { all: flag, changed: flag, verbose: flag };
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError('Usage: npm test -- [team | --changed] [--all] [--verbose]');
  }
}
