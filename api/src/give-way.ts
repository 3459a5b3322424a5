import { existsSync, readdirSync } from 'node:fs';
import { getPriority, platform, setPriority } from 'node:os';

/** As `nice` counts. */
const priorities = {
  /** What answers visitors, members and staff. */
  serving: 0,
  /** What one of them waits for. */
  awaited: 10,
  /** What may take its time. */
  patient: 15,
} as const;

export type Way = keyof typeof priorities;

/**
 * Lowers the priority of this process, and so of what it starts, or of this thread alone, which only Linux can. A
 * process that somebody has started with a lower one keeps it, and where the system refuses, nothing changes.
 */
export function giveWay(to: Way, who: 'process' | 'thread' = 'process'): void {
  for (const thread of who === 'process' ? threads() : thisThread)
    try {
      if (getPriority(thread) < priorities[to]) setPriority(thread, priorities[to]);
    } catch {
      // Refused, or the thread has ended.
    }
}

const ownThreads = '/proc/self/task';

/** On Linux each thread has a priority of its own, and Node has several by now. Zero is the process. */
const threads = () => (existsSync(ownThreads) ? readdirSync(ownThreads).map(Number) : [0]);

const thisThread = platform() === 'linux' ? [0] : [];
