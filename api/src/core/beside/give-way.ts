import { existsSync, readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

const priorities = {
  /** What somebody waits for. */
  awaited: constants.priority.PRIORITY_BELOW_NORMAL,
  /** What may take its time. */
  patient: constants.priority.PRIORITY_LOW,
} as const;

/**
 * Lowers the priority of this process, and so of what it starts. On Linux each thread has a priority of its own, and
 * Node has several by now. A process that somebody has started with a lower one keeps it.
 */
export function giveWay(to: keyof typeof priorities): void {
  const priority = priorities[to];
  for (const thread of threads())
    try {
      if (getPriority(thread) < priority) setPriority(thread, priority);
    } catch (cause) {
      if (!hasEnded(cause)) throw cause;
    }
}

const ownThreads = '/proc/self/task';

/** Zero is the process. */
const threads = () => (existsSync(ownThreads) ? readdirSync(ownThreads).map(Number) : [0]);

const hasEnded = (cause: unknown) => (cause as { info?: { code?: string } }).info?.code === 'ESRCH';
