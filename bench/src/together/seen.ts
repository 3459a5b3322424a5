import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Answer } from './calls.ts';

export interface Devices {
  member?: string;
  staff?: string;
}

/** The text only of what was refused. */
export type SeenAnswer = Pick<Answer, 'status' | 'text' | 'time'>;

export interface Seen {
  pages: SeenAnswer[];
  /** Of a server beside the site that has nothing else to do. */
  bare: SeenAnswer[];
  member: SeenAnswer[];
  staff: SeenAnswer[];
  /** Bytes. */
  memory: number;
  /** Milliseconds that the process which measured waited for a processor. */
  waited: number;
}

export type ToVisitors = 'stop' | { site: string; bare: string; metrics: string; devices: Devices };

/**
 * Visitors and strangers have machines of their own. So each is a process in a session of its own: none uses the share
 * of the processors that the site's session has (`autogroup`), and what measures need not wait for what strangers do.
 */
export function startApart(file: URL, ...args: string[]): ChildProcess {
  const started = fork(file, args, { detached: true, serialization: 'advanced' });
  process.once('exit', () => started.kill('SIGKILL'));
  return started;
}

export function startVisitors(servers: Pick<Exclude<ToVisitors, 'stop'>, 'site' | 'bare' | 'metrics'>) {
  const visitors = startApart(new URL('./visitors.ts', import.meta.url));
  return {
    stop: () => visitors.kill(),
    measure: async (work: Promise<unknown>, devices: Devices = {}): Promise<Seen> => {
      const seen = once(visitors, 'message');
      visitors.send({ ...servers, devices });
      await work;
      visitors.send('stop');
      const [answer] = await seen;
      return answer;
    },
  };
}
