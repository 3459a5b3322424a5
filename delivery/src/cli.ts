import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { underPinnedNode } from '@agile-languages/shared/build/checkout';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import { Refusal } from './refusal.ts';

await underPinnedNode();
process.env.NODE_ENV ??= 'production';
enableCompileCache(join(import.meta.dirname, '../../.cache/node'));

/** Each command is loaded when it is needed, so that none waits for the code of another. */
const commands: Record<string, (args: string[]) => Promise<void>> = {
  start: async (args) => (await import('./commands/start.ts')).start(...none(args)),
  dev: async (args) => (await import('./commands/dev.ts')).dev(args),
  serve: async (args) => (await import('./commands/serve.ts')).serve(...none(args)),
  pack: async (args) => (await import('./commands/pack.ts')).pack(args),
  keys: async (args) => (await import('./commands/keys.ts')).keys(args),
  release: async (args) => (await import('./commands/release.ts')).release(args),
  rollback: async (args) => (await import('./commands/rollback.ts')).rollback(args),
  promote: async (args) => (await import('./commands/promote.ts')).promote(args),
  preview: async (args) => (await import('./commands/preview.ts')).preview(args),
  abort: async (args) => (await import('./commands/abort.ts')).abort(args),
  'take-back': async (args) => (await import('./commands/take-back.ts')).takeBack(args),
  prerender: async (args) => (await import('./commands/prerender.ts')).prerender(args),
  publish: async (args) => (await import('./commands/publish.ts')).publish(args),
  configure: async (args) => (await import('./commands/configure.ts')).configure(args),
  export: async (args) => (await import('./commands/export.ts')).exportFolder(args),
  'new-area': async (args) => (await import('./commands/new-area.ts')).newArea(args),
  history: async (args) => (await import('./commands/history.ts')).history(args),
  freeze: async (args) => (await import('./commands/freeze.ts')).freeze(args),
  unfreeze: async (args) => (await import('./commands/freeze.ts')).unfreeze(args),
  'embed-verify': async (args) => (await import('./commands/embed-verify.ts')).embedVerify(args),
  'embed-wordpress': async (args) => (await import('./commands/embed-wordpress.ts')).embedWordpress(args),
  'embed-pack': async (args) => (await import('./commands/embed-pack.ts')).embedPack(args),
  'kit-pack': async (args) => (await import('./commands/kit-pack.ts')).kitPack(args),
  trainer: async (args) => (await import('./commands/trainer.ts')).trainer(args),
  status: async (args) => (await import('./commands/status.ts')).status(args),
};

const details = '--details';
const [name = '', ...args] = process.argv.slice(2);

try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`Commands are: ${Object.keys(commands).join(', ')}.`);
  await command(args.filter((arg) => arg !== details));
  flushCompileCache();
} catch (cause) {
  process.stderr.write(`${textOf(cause)}\n`);
  process.exit(cause instanceof UsageError ? 2 : 1);
}

/** @throws {UsageError} when a command that takes nothing was given something */
function none(given: string[]): [] {
  if (given.length === 0) return [];
  throw new UsageError(`This command has no options, but was given ${given.join(' ')}.`);
}

/** One sentence for what somebody can mend. What is behind a refusal is printed on request. */
function textOf(cause: unknown): string {
  if (!(cause instanceof UserError)) return inspect(cause);
  if (!(cause instanceof Refusal) || cause.cause === undefined) return cause.message;
  if (args.includes(details)) return `${cause.message}\n${inspect(cause.cause)}`;
  return `${cause.message}\nMore: npm run ${[name, '--', ...args, details].join(' ')}`;
}
