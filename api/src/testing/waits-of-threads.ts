import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Of each thread its name and the milliseconds that it has waited for a processor so far. Only Linux tells. */
export type Waits = ReadonlyMap<string, { name: string; wait: number }>;

/** Also of the thread that asks. */
export function waitsOf(pid: number): Waits {
  const folder = `/proc/${pid}/task`;
  const threads = existsSync(folder) ? readdirSync(folder).map((id) => `${folder}/${id}`) : [];
  return new Map([asking, ...threads].flatMap((thread) => entryOf(thread)));
}

/** Of each name the thread that has waited longest, since they wait at once, and the thread that asks. */
export function waitedBetween(before: Waits, after: Waits, names: readonly string[]): number {
  const longest: Record<string, number> = {};
  for (const [thread, { name, wait }] of after) {
    const kind = thread === asking ? asking : name;
    const waited = wait - (before.get(thread)?.wait ?? 0);
    longest[kind] = Math.max(longest[kind] ?? 0, waited);
  }
  return [asking, ...names].reduce((sum, kind) => sum + (longest[kind] ?? 0), 0);
}

const asking = '/proc/thread-self';

function entryOf(thread: string): [string, { name: string; wait: number }][] {
  try {
    const wait = Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
    return [[thread, { name: readFileSync(`${thread}/comm`, 'utf8').trim(), wait }]];
  } catch {
    return [];
  }
}
