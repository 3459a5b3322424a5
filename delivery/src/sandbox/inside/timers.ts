import { ask } from './door.ts';

/** Objects and not maps or lists: code of the areas may have replaced the methods of those, and would run by them. */
const waiting: Record<number, { work: () => void; again?: number }> = Object.create(null);
let last = 0;

function start(work: () => void, milliseconds: number, repeats = false): number {
  last += 1;
  waiting[last] = { work, ...(repeats && { again: milliseconds }) };
  ask('timer', last, milliseconds);
  return last;
}

const bound = (work: unknown, args: unknown[]) => () => {
  if (typeof work === 'function') work(...args);
};

export const setTimeout = (work: unknown, milliseconds: unknown = 0, ...args: unknown[]): number =>
  start(bound(work, args), Math.max(0, Number(milliseconds) || 0));

export const setInterval = (work: unknown, milliseconds: unknown = 0, ...args: unknown[]): number =>
  start(bound(work, args), Math.max(1, Number(milliseconds) || 0), true);

/** For React alone: browsers have none. */
export const setImmediate = (work: unknown, ...args: unknown[]): number => start(bound(work, args), -1);

export function clearTimeout(id?: unknown): void {
  delete waiting[Number(id)];
}

let calls = 1;
let late: Record<number, () => void> = Object.create(null);
let lateCount = 0;
const { create } = Object;

function postpone(work: () => void): void {
  late[lateCount] = work;
  lateCount += 1;
}

function catchUp(): void {
  const all = late;
  const count = lateCount;
  late = create(null);
  lateCount = 0;
  for (let index = 0; index < count; index += 1) all[index]?.();
}

/** Code between calls of the realm waits for no timers or answers. */
export function whenCalled(work: () => void): void {
  if (calls > 0) work();
  else postpone(work);
}

export async function whileCalled<Result>(work: () => Promise<Result>): Promise<Result> {
  calls += 1;
  try {
    catchUp();
    return await work();
  } finally {
    calls -= 1;
  }
}

export function endStart(): void {
  calls -= 1;
}

export function fire(id: number): void {
  const timer = waiting[id];
  if (!timer) return;
  if (calls === 0) return void postpone(() => ask('timer', id, 0));
  if (timer.again === undefined) delete waiting[id];
  else ask('timer', id, timer.again);
  timer.work();
}
