import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '@agile-languages/shared/errors';

const run = promisify(execFile);

/**
 * Runs npm in a folder: the one that has started this process, or else that of this machine.
 *
 * @returns what it prints
 * @throws {UserError} when this machine has none, and as `execFile` does when it fails
 */
export async function runNpm(args: readonly string[], cwd: string): Promise<string> {
  const { npm_execpath: own = '' } = process.env;
  const isNpm = /^npm-cli\.c?js$/.test(basename(own));
  const [command, first] = isNpm ? [process.execPath, [own]] : ['npm', []];
  const { stdout } = await run(command, [...first, ...args], { cwd }).catch((cause) => {
    if (cause.code === 'ENOENT' && cause.syscall?.startsWith('spawn'))
      throw new UserError('There is no npm on this machine. Install the Node that comes with it.');
    throw cause;
  });
  return stdout;
}
