import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const main = join(import.meta.dirname, '../main.ts');

export interface StartedApi {
  base: string;
  process: ChildProcess;
  ended: Promise<number | null>;
  post(path: string, kv: Record<string, unknown>, signal?: AbortSignal): Promise<Answer>;
}

interface Answer {
  kv: Record<string, string>;
  err: { val: string }[];
}

/**
 * On a free port, until the test ends.
 *
 * @param limits bytes of a file, as on a full disk, descriptors, a group of its own
 */
export async function startApi(
  env: Record<string, string>,
  { largestFile, mostFiles, isGroup = false }: { largestFile?: number; mostFiles?: number; isGroup?: boolean } = {},
): Promise<StartedApi> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const limit = [
    largestFile !== undefined && `ulimit -f ${Math.ceil(largestFile / 512)}; `,
    mostFiles !== undefined && `ulimit -n ${mostFiles}; `,
  ];
  const child = spawn('sh', ['-c', `${limit.filter(Boolean).join('')}exec "$0" "$1"`, process.execPath, main], {
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'silent', PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isGroup,
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const base = await addressOf(child);

  async function post(path: string, kv: Record<string, unknown>, signal?: AbortSignal): Promise<Answer> {
    const response = await fetch(`${base}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kv }),
      signal,
    });
    return (await response.json()) as Answer;
  }

  return { base, process: child, ended, post };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (data) => {
      said += data;
      const address = /Provider API: (\S+)\n/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.stderr?.on('data', (data) => {
      said += data;
    });
    child.once('exit', () => reject(new Error(`The API did not start: ${said}`)));
  });
}

/** As service managers do. */
export async function killWithItsJobs({ process: started, ended }: StartedApi): Promise<void> {
  process.kill(-(started.pid ?? Number.NaN), 'SIGKILL');
  await ended;
}
