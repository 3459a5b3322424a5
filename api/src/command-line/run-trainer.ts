import { guess, UsageError, UserError } from '@agile-languages/shared/errors';
import { readApiConfig } from '../config.ts';
import { isUnavailable } from '../database/failures.ts';
import { openContext } from '../open-context.ts';
import type { Command, Input, OfflineCommand } from './command.ts';
import { commands } from './commands.ts';
import { readValues } from './read-values.ts';

interface Streams {
  input?: Input;
  out(text: string): void;
  err(text: string): void;
}

/** `EX_TEMPFAIL`: a mail server that runs a command keeps the mail and runs it again. */
const notNow = 75;

/** Returns the exit code: 0 done, 1 not possible, 2 wrong arguments, 75 not possible at the moment. */
export async function runTrainer(
  [name, ...rest]: string[],
  env: Record<string, string | undefined>,
  streams: Streams,
): Promise<0 | 1 | 2 | typeof notNow> {
  const { out, err } = streams;
  const wantsHelp = name === undefined || name === '--help' || name === '-h' || name === 'help';
  if (wantsHelp) {
    out(generalHelp(commands));
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    err(`There is no command "${name}".${guess(name, Object.keys(commands))} See: npm run trainer -- --help\n`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    out(helpOf(name, command));
    return 0;
  }
  try {
    await run(command, rest, env, streams);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      err(`${error.message} See: npm run trainer -- ${name} --help\n`);
      return 2;
    }
    err(`${sentenceFor(error)}\n`);
    return isUnavailable(error) || isUnavailable(causeOf(error)) ? notNow : 1;
  }
}

async function run(
  command: Command | OfflineCommand,
  args: string[],
  env: Record<string, string | undefined>,
  { input, out }: Streams,
) {
  const values = readValues(args, command);
  const print = (line: string) => out(`${line}\n`);
  if ('runOffline' in command) return command.runOffline(readApiConfig(env), values, print);
  const context = await openContext({ ...readApiConfig(env), migrates: false }, { warn: () => undefined });
  try {
    await command.run(context, values, print, input);
  } finally {
    await context.db.destroy();
  }
}

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined);

function sentenceFor(error: unknown): string {
  if (error instanceof UserError) return error.message;
  if (isUnavailable(error)) return 'The database is not available at the moment. Nothing was changed; try again.';
  throw error;
}

function generalHelp(commands: Record<string, Command | OfflineCommand>): string {
  const entries = Object.entries(commands);
  const single = entries.filter(([, { group }]) => group === undefined);
  const groups = Map.groupBy(entries, ([, { group }]) => group);
  const lines = [...groups].flatMap(([group, members]) =>
    group === undefined ? [] : [`  ${group}: ${members.map(([name]) => name).join(', ')}`],
  );
  const width = Math.max(...single.map(([name]) => name.length));
  return [
    'Usage: npm run trainer -- <command> [options]',
    '',
    ...lines,
    '',
    ...single.map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Options of a command: npm run trainer -- <command> --help',
    'It uses the database of DATABASE_URL, or of DATA_DIR and DEMO, as the API does, and no other than the site. The site has been started before, and may be running.',
    'Exit code: 0 done, 1 not possible, 2 wrong arguments, 75 not at the moment.',
    '',
  ].join('\n');
}

function helpOf(name: string, { summary, argument, options }: Command | OfflineCommand): string {
  const lines = Object.entries(options).map(([option, { value, help, required, several }]) => ({
    left: `--${option}${value === undefined ? '' : ` ${value}`}`,
    right: `${help}${required ? ' (required)' : ''}${several ? ' (may be repeated)' : ''}`,
  }));
  const width = Math.max(0, ...lines.map(({ left }) => left.length));
  return [
    `Usage: npm run trainer -- ${name}${argument ? ` <${argument}>` : ''}${lines.length > 0 ? ' [options]' : ''}`,
    '',
    `${summary}.`,
    ...(lines.length > 0 ? ['', ...lines.map(({ left, right }) => `  ${left.padEnd(width)}  ${right}`)] : []),
    '',
  ].join('\n');
}
