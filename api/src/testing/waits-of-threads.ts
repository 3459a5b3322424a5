import { readdirSync, readFileSync } from 'node:fs';

/** Of each thread its name and the milliseconds that it has waited for a processor so far. Only Linux tells. */
export type Waits = ReadonlyMap<string, { name: string; wait: number }>;

/**
 * Also of the thread that asks, and of those that collect its memory.
 *
 * @param parent all processes that it has started
 */
export function waitsOf(pid: number, parent?: number): Waits {
  const folders = [pid, ...childrenOf(parent)].map((id) => `/proc/${id}/task`);
  const own = threadsIn('/proc/self/task').flatMap((thread) => entryOf(thread, 'own '));
  return new Map([...entryOf(asking), ...own, ...folders.flatMap(threadsIn).flatMap((thread) => entryOf(thread))]);
}

const threadsIn = (folder: string): string[] => unlessGone(() => readdirSync(folder).map((id) => `${folder}/${id}`));

const childrenOf = (parent: number | undefined): string[] =>
  unlessGone(() => textOf(`/proc/${parent}/task/${parent}/children`).trim().split(' ').filter(Boolean));

/** Undefined where the process is on another machine. */
export function parentOf(pid: number): number | undefined {
  const [parent] = unlessGone(() => /(?<=^PPid:\t)\d+$/m.exec(textOf(`/proc/${pid}/status`)) ?? []);
  return parent === undefined ? undefined : Number(parent);
}

/** Of each name the thread that has waited longest, since they wait at once, and the thread that asks. */
export function waitedBetween(before: Waits, after: Waits, names: readonly string[]): number {
  const longest: Record<string, number> = {};
  for (const [thread, { name, wait }] of after) {
    const kind = thread === asking ? asking : name;
    const waited = wait - (before.get(thread)?.wait ?? 0);
    longest[kind] = Math.max(longest[kind] ?? 0, waited);
  }
  return [asking, collecting, ...names].reduce((sum, kind) => sum + (longest[kind] ?? 0), 0);
}

const asking = '/proc/thread-self';
const collecting = 'own node-V8Worker';

function entryOf(thread: string, owner = ''): [string, { name: string; wait: number }][] {
  return unlessGone(() => {
    const wait = Number(textOf(`${thread}/schedstat`).split(' ')[1]) / 1e6;
    return [[thread, { name: `${owner}${textOf(`${thread}/comm`).trim()}`, wait }]];
  });
}

const textOf = (file: string) => readFileSync(file, 'utf8');

/** Processes and threads end at any moment, also between two looks at them. */
function unlessGone<Item>(read: () => Item[]): Item[] {
  try {
    return read();
  } catch {
    return [];
  }
}
