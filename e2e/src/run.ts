import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './places.ts';

/** For programs whose words are read by code. */
export function plainEnv(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...env } = process.env;
  return { ...env, NO_COLOR: '1' };
}

export interface RunOptions {
  env?: Readonly<Record<string, string | undefined>>;
  cwd?: string;
  /** In milliseconds. */
  limit?: number;
  /** Milliseconds without a sign of life. Default: `limit`. */
  quiet?: number;
}

export interface RunResult {
  code: number;
  stdout: string;
  stderr: string;
  output: string;
}

export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const { env, cwd = root, limit = 1_200_000, quiet = limit } = options;
  return new Promise((resolve) => {
    const result: RunResult = { code: 1, stdout: '', stderr: '', output: '' };
    const child = spawn(command, args, {
      cwd,
      env: { ...plainEnv(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const add = (stream: 'stdout' | 'stderr', text: string) => {
      result[stream] += text;
      result.output += text;
    };
    const end = (reason: string) => {
      add('stderr', `\n${command} ${reason} and was ended.\n`);
      child.kill('SIGKILL');
    };
    const over = setTimeout(end, limit, `took longer than ${limit / 1000} s`);
    const silence = setTimeout(end, quiet, `said nothing for ${quiet / 1000} s`);
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        silence.refresh();
        add(stream, text);
      });
    child.on('error', (cause) => add('stderr', `${command}: ${cause.message}\n`));
    child.on('close', (code) => {
      clearTimeout(over);
      clearTimeout(silence);
      resolve({ ...result, code: code ?? 1 });
    });
  });
}

const tools = join(root, 'node_modules/.bin');

export function runTool(name: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const file = join(tools, process.platform === 'win32' ? `${name}.cmd` : name);
  const env = { PATH: `${tools}${delimiter}${process.env.PATH ?? ''}`, ...options.env };
  return run(file, args, { ...options, env });
}
