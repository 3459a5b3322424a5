import { parseArgs } from 'node:util';
import { UsageError } from '@agile-languages/shared/errors';

/** Options of a command beside `--why`, by name. */
interface CommandOptions<Flag extends string, Text extends string> {
  /** Options that are there or not. */
  flags?: readonly Flag[];
  /** Options with a value. */
  texts?: readonly Text[];
}

interface CommandArgs<Flag extends string, Text extends string> {
  /** The area. */
  name: string | undefined;
  /** The reason, which the history keeps. */
  why: string;
  flags: ReadonlySet<Flag>;
  texts: Readonly<Partial<Record<Text, string>>>;
}

/** Arguments of a command that changes what is live. @throws {UsageError} at an option that the command does not have */
export function readArgs<Flag extends string = never, Text extends string = never>(
  args: string[],
  { flags = [], texts = [] }: CommandOptions<Flag, Text> = {},
): CommandArgs<Flag, Text> {
  const options = {
    ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' } as const])),
    ...Object.fromEntries(['why', ...texts].map((text) => [text, { type: 'string' } as const])),
  };
  const { values, positionals } = parsed(args, options);
  if (positionals.length > 1) throw new UsageError(`Only one area at a time, not ${positionals.join(' and ')}.`);
  const { why = '', ...others } = values;
  return {
    name: positionals[0],
    why: String(why),
    flags: new Set(flags.filter((flag) => others[flag])),
    texts: Object.fromEntries(texts.map((text) => [text, others[text]])) as Partial<Record<Text, string>>,
  };
}

function parsed(args: string[], options: Record<string, { type: 'boolean' | 'string' }>) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    const [sentence] = String(cause instanceof Error ? cause.message : cause).split('. ');
    throw new UsageError(`${sentence?.replace(/\.$/, '')}.`);
  }
}
