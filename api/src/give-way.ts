import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** As `nice` counts, of a session: a third of what the session of the server gets where both want all. */
const ofSession = 5;

/**
 * Linux shares processors out among sessions before it looks at priorities. Those that processes of this one have
 * begun, as browsers do, give way to the others. Where the system has no such shares, nothing changes.
 */
export function sessionsGiveWay(): void {
  const own = shareOf('self');
  for (const child of threads().flatMap(childrenOf)) {
    const theirs = shareOf(child);
    if (theirs !== own && Number(/nice (-?\d+)/.exec(theirs)?.[1]) < ofSession) setShare(child);
  }
}

const ownThreads = '/proc/self/task';

/** On Linux each thread has a priority of its own, and Node has several by now. Zero is the process. */
const threads = () => (existsSync(ownThreads) ? readdirSync(ownThreads).map(Number) : [0]);

const thisThread = platform() === 'linux' ? [0] : [];

/** `/autogroup-31 nice 0` */
function shareOf(process: string): string {
  try {
    return readFileSync(`/proc/${process}/autogroup`, 'utf8');
  } catch {
    return '';
  }
}

function setShare(process: string): void {
  try {
    writeFileSync(`/proc/${process}/autogroup`, String(ofSession));
  } catch {
    // Refused, or the process has ended.
  }
}

function childrenOf(thread: number): string[] {
  try {
    return readFileSync(`${ownThreads}/${thread}/children`, 'utf8').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}
