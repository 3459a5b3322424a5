import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { underPinnedNode } from '@agile-languages/shared/build/pinned-node';

await underPinnedNode();
process.env.NODE_ENV ??= 'production';
enableCompileCache(join(import.meta.dirname, '../../.cache/node'));

const { Refusal } = await import('./places.ts');
const [command = '', ...args] = process.argv.slice(2);

try {
  await run(command, args);
  flushCompileCache();
} catch (cause) {
  const expected = cause instanceof Refusal || (cause instanceof Error && cause.name === 'ApiStartError');
  process.stderr.write(`${expected ? cause.message : inspect(cause)}\n`);
  process.exit(1);
}

async function run(name: string, rest: string[]): Promise<void> {
  switch (name) {
    case 'start':
      return (await import('./start.ts')).start();
    case 'serve':
      return (await import('./start.ts')).serve();
    case 'release':
      return (await import('./commands.ts')).release(rest);
    case 'rollback':
      return (await import('./commands.ts')).rollback(rest);
    case 'status':
      return (await import('./commands.ts')).status();
    case 'dev':
      return (await import('./dev/dev.ts')).dev(rest);
    default:
      throw new Refusal('Commands are: start, dev, serve, release, rollback, status.');
  }
}
