import { UsageError, UserError } from '@agile-languages/shared/errors';
import { readApiConfig } from '../config.ts';
import { isUnavailable } from '../database/failures.ts';
import { openContext } from '../open-context.ts';
import type { Command, OfflineCommand } from './command.ts';
import { commands } from './commands.ts';
import { generalHelp, helpOf } from './help.ts';
import { readValues } from './read-values.ts';

interface Streams {
  out(text: string): void;
  err(text: string): void;
}

/** Runs one command of the trainer. Returns the exit code: 0 done, 1 not possible, 2 wrong arguments. */
export async function runTrainer(
  [name, ...rest]: string[],
  env: Record<string, string | undefined>,
  { out, err }: Streams,
): Promise<0 | 1 | 2> {
  const wantsHelp = name === undefined || name === '--help' || name === '-h' || name === 'help';
  if (wantsHelp) {
    out(generalHelp(commands));
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    err(`There is no command "${name}". See: npm run trainer -- --help\n`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    out(helpOf(name, command));
    return 0;
  }
  try {
    await run(command, rest, env, out);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      err(`${error.message} See: npm run trainer -- ${name} --help\n`);
      return 2;
    }
    err(`${sentenceFor(error)}\n`);
    return 1;
  }
}

async function run(
  command: Command | OfflineCommand,
  args: string[],
  env: Record<string, string | undefined>,
  out: Streams['out'],
) {
  const values = readValues(args, command);
  const print = (line: string) => out(`${line}\n`);
  if ('runOffline' in command) return command.runOffline(readApiConfig(env), values, print);
  const context = await openContext(readApiConfig(env), { warn: () => undefined });
  try {
    await command.run(context, values, print);
  } finally {
    await context.db.destroy();
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof UserError) return error.message;
  if (isUnavailable(error)) return 'The database is not available at the moment. Nothing was changed; try again.';
  throw error;
}
