import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const cli = join(import.meta.dirname, 'cli.ts');

/**
 * Runs a command in a process of its own: what prerenders needs much memory and returns little of it.
 *
 * @param args name of the command, and its arguments
 * @param env of the site
 * @param stopping ends it, which harms nothing
 * @returns why it failed, or `undefined`
 */
export async function runInOwnProcess(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  stopping: AbortSignal,
): Promise<string | undefined> {
  if (stopping.aborted) return undefined;
  const command = spawn(process.execPath, [cli, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = () => command.kill('SIGTERM');
  stopping.addEventListener('abort', stop);
  try {
    let errors = '';
    command.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-4000);
    });
    const [code, signal] = await once(command, 'close');
    return code === 0 || stopping.aborted ? undefined : errors.trim() || `It ended with ${signal ?? code}.`;
  } catch (cause) {
    return (cause as Error).message;
  } finally {
    stopping.removeEventListener('abort', stop);
  }
}
