import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { SiteReport } from '@agile-languages/api';
import { UserError } from '@agile-languages/shared/errors';
import { logFault } from '../log-fault.ts';
import { root } from '../paths.ts';

const main = join(root, 'api/src/main.ts');

/** In milliseconds. */
const pause = 1000;

export interface ApiProcess {
  port: () => number | undefined;
  pid: () => number;
  stop: () => Promise<void>;
}

/** Started again whenever it ends. */
export async function startApiProcess(
  env: NodeJS.ProcessEnv,
  report?: () => Promise<SiteReport>,
  reportPause = 5000,
): Promise<ApiProcess> {
  const own = {
    ...env,
    HOST: '127.0.0.1',
    PORT: '0',
    TRUST_PROXY: ['127.0.0.1', env.TRUST_PROXY].filter(Boolean).join(','),
  };
  let port: number | undefined;
  let child: ChildProcess;
  let hasStarted = false;
  let stopped: Promise<void> | undefined;

  function start(): Promise<boolean> {
    return new Promise((resolve) => {
      if (stopped) return resolve(false);
      child = spawn(process.execPath, [main], {
        env: own,
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
        detached: true,
      });
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        const [line, address] = /^Provider API: http:\/\/127\.0\.0\.1:(\d+)\S*\n/m.exec(text) ?? [];
        if (address) {
          port = Number(address);
          hasStarted = true;
          resolve(true);
        }
        process.stdout.write(line ? text.replace(line, '') : text);
      });
      const end = () => {
        if (hasStarted) setTimeout(start, pause);
        port = undefined;
        resolve(false);
      };
      child.once('exit', end);
      child.once('error', (cause) => {
        if (child.pid) return;
        logFault('the API cannot be started', { cause });
        end();
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
    const told = await report?.();
    if (told && child.connected) child.send(told, () => {});
  };

  if (!(await start())) throw new UserError('The API has not started, so nothing is served.');
  const timer = report && setInterval(tell, reportPause).unref();
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
