#!/usr/bin/env node
import { runCommand } from '../../commands/run-command.ts';
import { teamUsages } from './usages.ts';

process.env.AREA_REPOSITORY ??= process.cwd();
process.env.NODE_ENV ??= 'production';

const commands: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  pack: async (args) => (await import('../receive/pack-release.ts')).pack(args),
  dev: async (args) => (await import('./team-commands.ts')).teamDev(args),
  status: async (args) => (await import('./team-commands.ts')).teamStatus(args),
  release: async (args) => (await import('./team-commands.ts')).teamRelease(args),
};

await runCommand(process.argv.slice(2), commands, teamUsages);
