import { parseArgs } from 'node:util';
import { UsageError } from '@agile-languages/shared/errors';

/** What a command is told: its help is written from it, and its arguments are read by it. */
export interface Usage<Flag extends string = string, Text extends string = string> {
  /** Behind `npm run`. */
  script: string;
  does: string;
  /** What stands before the options, as `<area>`. Default: nothing may. */
  names?: string;
  mostNames?: number;
  flags?: Readonly<Record<Flag, string>>;
  /** Options with a value: `why: ['reason', 'kept in the history']`. */
  texts?: Readonly<Record<Text, readonly [value: string, does: string]>>;
  /** What is typed behind `npm run`, one a line. */
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
  // `--to=$HASH` of a script whose variable is empty is a slip: without it, another release would go live.
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
    const { code, message } = cause as NodeJS.ErrnoException;
    const option = /'(?:-\w, )?--?([\w-]+)/.exec(message)?.[1] ?? '';
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      throw new UsageError(`${aboutValue(usage, option)} ${seeHelp(usage)}`);
    const near = nearest(option, [...flags, ...texts, 'help']);
    throw new UsageError(`There is no option --${option}.${near ? ` Do you mean --${near}?` : ''} ${seeHelp(usage)}`);
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

/** The word that somebody has mistyped; `undefined` when none is like it. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((candidate) => ({ candidate, steps: stepsBetween(word.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(2, Math.floor(best.candidate.length / 3)) ? best.candidate : undefined;
}

/** How many letters are added, left out, replaced or swapped with their neighbour. */
function stepsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY;
      const others = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
      rows[row]?.push(Math.min(swapped, ...others));
    }
  }
  return at(a.length, b.length);
}
