import type { Command, OfflineCommand } from './command.ts';

/** All commands with one line each. */
export function generalHelp(commands: Record<string, Command | OfflineCommand>): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  return [
    'Usage: npm run trainer -- <command> [options]',
    '',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Options of a command: npm run trainer -- <command> --help',
    'It uses the database of DATABASE_URL, or of DATA_DIR and DEMO, as the API does. The API may be running.',
    'Exit code: 0 done, 1 not possible, 2 wrong arguments.',
    '',
  ].join('\n');
}

/** One command with its options. */
export function helpOf(name: string, { summary, argument, options }: Command | OfflineCommand): string {
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
