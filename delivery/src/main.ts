import { flushCompileCache } from 'node:module';
import { giveWay, type Way } from '@agile-languages/api/give-way';
import { outliveFullLog } from '@agile-languages/api/log';
import { underPinnedNode } from '@agile-languages/shared/build/checkout';
import type { Command } from './commands/extras.ts';
import { runCommand } from './commands/run-command.ts';
import { usages } from './commands/usages.ts';
import { extras } from './extras/index.ts';

/** A site may run beside a command, so all but these are patient. */
const ways: Readonly<Record<string, Way>> = {
  start: 'serving',
  serve: 'serving',
  dev: 'serving',
  publish: 'awaited',
  trainer: 'awaited',
  rollback: 'awaited',
  abort: 'awaited',
};

await underPinnedNode();
giveWay(ways[process.argv[2] ?? ''] ?? 'patient');
outliveFullLog();
process.env.NODE_ENV ??= 'production';

/** So that no command waits for the code of another. */
const commands: Readonly<Record<string, Command>> = {
  start: async (...input) => (await import('./commands/start.ts')).start(...input),
  dev: async (args) => (await import('./commands/dev.ts')).dev(args),
  serve: async (...input) => (await import('./commands/serve.ts')).serve(...input),
  release: async (...input) => (await import('./commands/release.ts')).release(...input),
  retire: async (...input) => (await import('./commands/retire.ts')).retire(...input),
  rollback: async (...input) => (await import('./commands/rollback.ts')).rollback(...input),
  prerender: async (...input) => (await import('./commands/prerender.ts')).prerender(...input),
  publish: async (...input) => (await import('./commands/prerender.ts')).publish(...input),
  configure: async (...input) => (await import('./commands/prerender.ts')).configure(...input),
  'new-area': async (...input) => (await import('./commands/new-area.ts')).newArea(...input),
  history: async (...input) => (await import('./commands/history.ts')).history(...input),
  freeze: async (...input) => (await import('./commands/freeze.ts')).freeze(...input),
  unfreeze: async (...input) => (await import('./commands/freeze.ts')).unfreeze(...input),
  owner: async (...input) => (await import('./commands/owner.ts')).owner(...input),
  status: async (...input) => (await import('./commands/status.ts')).status(...input),
  trainer: async (...input) => (await import('./commands/trainer.ts')).trainer(...input),
};

const all: Readonly<Record<string, Command>> = {
  ...commands,
  ...extras.receive?.commands,
  ...extras.canary?.commands,
  ...extras.partners?.commands,
  ...extras.ownRepositories?.commands,
};
const runs = Object.entries(all).map(([name, command]) => [name, (args: string[]) => command(args, extras)] as const);

await runCommand(process.argv.slice(2), Object.fromEntries(runs), {
  ...usages,
  ...extras.receive?.usages,
  ...extras.canary?.usages,
  ...extras.partners?.usages,
  ...extras.ownRepositories?.usages,
});
flushCompileCache();
