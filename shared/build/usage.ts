import { parseArgs } from 'node:util';
import { guess, UsageError } from '../src/errors/index.ts';

export interface Usage<Flag extends string = string, Text extends string = string> {
  script: string;
  does: string;
  names?: string;
  mostNames?: number;
  flags?: Readonly<Record<Flag, string>>;
  /** `why: ['reason', 'kept in the history']`. */
  texts?: Readonly<Record<Text, readonly [value: string, does: string]>>;
  examples: readonly string[];
}

export interface Given<Flag extends string, Text extends string> {
  name: string | undefined;
  names: readonly string[];
  flags: ReadonlySet<Flag>;
  texts: Readonly<Partial<Record<Text, string>>>;
}

export function readArgs<Flag extends string = never, Text extends string = never>(
  args: readonly string[],
  usage: Usage<Flag, Text>,
): Given<Flag, Text> {
  const flags = Object.keys(usage.flags ?? {}) as Flag[];
  const texts = Object.keys(usage.texts ?? {}) as Text[];
  const { values, positionals: names } = parsed(args, usage, flags, texts);
  // `--to=$HASH` with an empty variable would let another release go live.
  const empty = texts.find((text) => values[text] === '');
  if (empty) throw new UsageError(`${aboutValue(usage, empty)} ${seeHelp(usage)}`);
  const most = usage.mostNames ?? (usage.names ? 1 : 0);
  if (names.length > most)
    throw new UsageError(
      most === 1 ? `Only one at a time, not ${names.join(' and ')}.` : `${names[most]} is too much. ${seeHelp(usage)}`,
    );
  return {
    name: names[0],
    names,
    flags: new Set(flags.filter((flag) => values[flag])),
    texts: Object.fromEntries(texts.map((text) => [text, values[text]])) as Partial<Record<Text, string>>,
  };
}

function parsed(args: readonly string[], usage: Usage, flags: readonly string[], texts: readonly string[]) {
  const options = {
    ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' } as const])),
    ...Object.fromEntries(texts.map((text) => [text, { type: 'string' } as const])),
  };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    const sentence =
      unknownOption(cause, [...flags, ...texts, 'help']) ?? aboutValue(usage, optionIn((cause as Error).message));
    throw new UsageError(`${sentence} ${seeHelp(usage)}`);
  }
}

const optionIn = (message: string) => /'(?:-\w, )?--?([\w-]+)/.exec(message)?.[1] ?? '';

/** @returns a sentence, when that is what `parseArgs` has found */
export function unknownOption(cause: unknown, options: readonly string[]): string | undefined {
  const { code, message } = cause as NodeJS.ErrnoException;
  const option = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && optionIn(message);
  return option ? `There is no option --${option}.${guess(option, options, '--')}` : undefined;
}

/** Of a script that is one command: its help, or its work. */
export async function runScript<Flag extends string = never, Text extends string = never>(
  usage: Usage<Flag, Text>,
  run: (given: Given<Flag, Text>) => void | Promise<void>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    if (args.includes('--help')) process.stdout.write(`${helpOf(usage)}\n`);
    else await run(readArgs(args, usage));
  } catch (cause) {
    if (!(cause instanceof UsageError)) throw cause;
    process.stderr.write(`${cause.message}\n`);
    process.exitCode = 2;
  }
}

const aboutValue = ({ texts = {} }: Usage, option: string) =>
  Object.hasOwn(texts, option)
    ? `--${option} needs a value: --${option} <${texts[option]?.[0]}>.`
    : `--${option} has no value.`;

const seeHelp = ({ script }: Usage) => `All options: npm run ${script} -- --help`;

export function helpOf({ script, does, names, flags = {}, texts = {}, examples }: Usage): string {
  const options = [
    ...Object.entries(flags).map(([flag, text]) => [`--${flag}`, text] as const),
    ...Object.entries(texts).map(([text, [value, what]]) => [`--${text} <${value}>`, what] as const),
  ];
  const width = Math.max(0, ...options.map(([option]) => option.length)) + 2;
  const own = [names, options.length > 0 && '[options]'].filter(Boolean).join(' ');
  return [
    `npm run ${script}${own && ` -- ${own}`}`,
    '',
    does,
    '',
    ...options.map(([option, text]) => `  ${option.padEnd(width)}${text}`),
    ...(options.length > 0 ? [''] : []),
    ...examples.map((example) => `  npm run ${example}`),
  ].join('\n');
}
