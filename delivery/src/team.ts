#!/usr/bin/env node
import { inspect } from 'node:util';
import { UsageError, UserError } from '@agile-languages/shared/errors';

process.env.AREA_REPOSITORY ??= process.cwd();
process.env.NODE_ENV ??= 'production';

/** What a team does in a repository of its own. */
const commands: Record<string, (args: string[]) => Promise<void>> = {
  pack: async (args) => (await import('./commands/pack.ts')).pack(args),
  dev: async (args) => (await import('./commands/team-dev.ts')).teamDev(args),
  status: async (args) => (await import('./commands/team-status.ts')).teamStatus(args),
  release: async (args) => (await import('./commands/team-release.ts')).teamRelease(args),
};

const [name = '', ...args] = process.argv.slice(2);

try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`Commands are: ${Object.keys(commands).join(', ')}.`);
  await command(args);
} catch (cause) {
  process.stderr.write(`${cause instanceof UserError ? cause.message : inspect(cause)}\n`);
  process.exit(cause instanceof UsageError ? 2 : 1);
}
