import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const cli = join(import.meta.dirname, '../cli.ts');

/**
 * Publishes content in a process of its own: what prerenders needs much memory and returns little of it.
 *
 * @param args of its command
 * @param env of the site
 * @param stopping ends it, which harms nothing
 * @returns why it failed, or `undefined`
 */
export async function publishInProcess(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  stopping: AbortSignal,
): Promise<string | undefined> {
  const command = spawn(process.execPath, [cli, 'publish', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = () => command.kill('SIGTERM');
  stopping.addEventListener('abort', stop);
  try {
    let errors = '';
    command.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-4000);
    });
    const [code, signal] = await once(command, 'close');
    return code === 0 || stopping.aborted ? undefined : errors.trim() || `It ended with ${signal ?? code}.`;
  } finally {
    stopping.removeEventListener('abort', stop);
  }
}
