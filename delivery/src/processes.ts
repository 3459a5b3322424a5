import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '@agile-languages/shared/errors';

/** A container may run with a user id that has no account. */
export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

export const cli = join(import.meta.dirname, 'cli.ts');

/** In milliseconds. */
const longest = 30 * 60_000;

export interface CommandFault {
  sentence: string;
  isItsOwn: boolean;
}

/** What prerenders returns little of its memory. */
export async function runInOwnProcess(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  stopping: AbortSignal,
): Promise<CommandFault | undefined> {
  if (stopping.aborted) return undefined;
  const command = spawn(process.execPath, [cli, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: longest,
    killSignal: 'SIGKILL',
  });
  const ended = once(command, 'close');
  const stop = () => command.kill('SIGTERM');
  stopping.addEventListener('abort', stop);
  try {
    let errors = '';
    command.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-4000);
    });
    const [code, signal] = await ended;
    if (code === 0 || stopping.aborted) return undefined;
    return { sentence: errors.trim() || `It ended with ${signal ?? code}.`, isItsOwn: signal === null };
  } catch (cause) {
    return { sentence: (cause as Error).message, isItsOwn: false };
  } finally {
    stopping.removeEventListener('abort', stop);
  }
}

const run = promisify(execFile);

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

export async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'agile-languages-')));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function runTool(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${output}`);
}
