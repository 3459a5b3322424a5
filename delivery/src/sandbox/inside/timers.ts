import { ask } from './door.ts';

const waiting = new Map<number, { work: () => void; again?: number }>();
let last = 0;

function start(work: () => void, milliseconds: number, repeats = false): number {
  last += 1;
  waiting.set(last, { work, ...(repeats && { again: milliseconds }) });
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
  waiting.delete(Number(id));
}

let calls = 1;
const late: (() => void)[] = [];

/** Code between calls of the realm waits for no timers or answers. */
export function whenCalled(work: () => void): void {
  if (calls > 0) work();
  else late.push(work);
}

export async function whileCalled<Result>(work: () => Promise<Result>): Promise<Result> {
  calls += 1;
  try {
    for (const begin of late.splice(0)) begin();
    return await work();
  } finally {
    calls -= 1;
  }
}

export function endStart(): void {
  calls -= 1;
}

export function fire(id: number): void {
  const timer = waiting.get(id);
  if (!timer) return;
  if (calls === 0) return void late.push(() => ask('timer', id, 0));
  if (timer.again === undefined) waiting.delete(id);
  else ask('timer', id, timer.again);
  timer.work();
}
