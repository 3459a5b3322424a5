import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { root } from '../paths.ts';

const main = join(root, 'api/src/main.ts');

/** Milliseconds until an API that has ended is started again. */
const pause = 1000;

/** Milliseconds between two states of the figures of the site that it is sent. */
const figuresPause = 5000;

export interface ApiProcess {
  /** Its port on this machine; `undefined` while it is being started again. */
  port: () => number | undefined;
  pid: () => number;
  /** Asks it to stop, and waits until it has. */
  stop: () => Promise<void>;
}

/**
 * Starts the API in a process of its own, and again whenever that ends.
 *
 * @param env variables of the API
 * @param figures of the site, which it serves with its own
 * @throws {UserError} when it does not start the first time; it has printed why
 */
export async function startApiProcess(env: NodeJS.ProcessEnv, figures?: () => Promise<string>): Promise<ApiProcess> {
  const own = {
    ...env,
    HOST: '127.0.0.1',
    PORT: '0',
    TRUST_PROXY: ['127.0.0.1', env.TRUST_PROXY].filter(Boolean).join(','),
  };
  let port: number | undefined;
  let child: ChildProcess;
  let stopped: Promise<void> | undefined;

  function start(): Promise<boolean> {
    return new Promise((resolve) => {
      child = spawn(process.execPath, [main], {
        env: own,
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
        detached: true,
      });
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        const [line, address] = /^Provider API: http:\/\/127\.0\.0\.1:(\d+)\S*\n/m.exec(text) ?? [];
        if (address) {
          port = Number(address);
          resolve(true);
        }
        process.stdout.write(line ? text.replace(line, '') : text);
      });
      child.once('exit', () => {
        if (port !== undefined && !stopped) setTimeout(start, pause);
        port = undefined;
        resolve(false);
      });
    });
  }

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  const tell = async () => {
    const text = await figures?.();
    if (text !== undefined && child.connected) child.send(text, () => {});
  };

  if (!(await start())) throw new UserError('The API has not started, so nothing is served.');
  const timer = figures && setInterval(tell, figuresPause).unref();
  return {
    port: () => port,
    pid: () => child.pid ?? 0,
    stop: () => {
      clearInterval(timer);
      stopped ??= stop();
      return stopped;
    },
  };
}
