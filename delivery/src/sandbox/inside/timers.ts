import { ask } from './door.ts';

/**
 * No time passes here, so that timers are no clock: they fire one a turn, in the order of their delays, and none while
 * a request is under way.
 *
 * Objects and not maps or lists: code of the areas may have replaced the methods of those, and would run by them.
 */
const waiting: Record<number, Timer> = Object.create(null);
const { create } = Object;
let last = 0;
let now = 0;
let order = 0;

interface Timer {
  work: () => void;
  due: number;
  order: number;
  again?: number;
}

/** No timer has this number. */
const turn = 0;
let isTurnAsked = false;

function askTurn(): void {
  if (isTurnAsked) return;
  isTurnAsked = true;
  ask('timer', turn);
}

function start(work: () => void, milliseconds: number, repeats = false): number {
  last += 1;
  order += 1;
  waiting[last] = { work, due: now + milliseconds, order, ...(repeats && { again: milliseconds }) };
  askTurn();
  return last;
}

const bound = (work: unknown, args: unknown[]) => () => {
  if (typeof work === 'function') work(...args);
};

export const setTimeout = (work: unknown, milliseconds: unknown = 0, ...args: unknown[]): number =>
  start(bound(work, args), Math.max(1, Number(milliseconds) || 0));

export const setInterval = (work: unknown, milliseconds: unknown = 0, ...args: unknown[]): number =>
  start(bound(work, args), Math.max(1, Number(milliseconds) || 0), true);

const immediate: Record<number, () => void> = create(null);

/** For React alone: browsers have none. */
export function setImmediate(work: unknown, ...args: unknown[]): number {
  last += 1;
  immediate[last] = bound(work, args);
  ask('timer', last);
  return last;
}

export function clearTimeout(id?: unknown): void {
  delete waiting[Number(id)];
}

let calls = 1;
let late: Record<number, () => void> = create(null);
let lateCount = 0;

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

let lastRequest = 0;
/** What earlier calls have left is not waited for. */
let firstRequest = 0;
const underWay: Record<number, true> = create(null);
let isHeld = false;

export function noteRequest(id: number): void {
  lastRequest = id;
  underWay[id] = true;
}

export function noteAnswer(id: number): void {
  delete underWay[id];
  lookAgain();
}

function lookAgain(): void {
  if (isHeld) ask('timer', turn);
  isHeld = false;
}

function isUnderWay(): boolean {
  for (const id in underWay) if (+id >= firstRequest) return true;
  return false;
}

export async function whileCalled<Result>(work: () => Promise<Result>): Promise<Result> {
  if (calls === 0) firstRequest = lastRequest + 1;
  calls += 1;
  try {
    lookAgain();
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
  if (calls === 0) return void postpone(() => ask('timer', id));
  if (id === turn) return void takeTurn();
  const work = immediate[id];
  delete immediate[id];
  work?.();
}

function takeTurn(): void {
  isHeld = isUnderWay();
  if (isHeld) return;
  isTurnAsked = false;
  const id = nextTimer();
  const timer = waiting[id];
  if (!timer) return;
  now = timer.due;
  order += 1;
  if (timer.again === undefined) delete waiting[id];
  else waiting[id] = { ...timer, due: now + timer.again, order };
  askTurn();
  timer.work();
}

function nextTimer(): number {
  let found = 0;
  for (const id in waiting) {
    const timer = waiting[+id];
    const before = waiting[found];
    const isFirst =
      !before || (timer && (timer.due < before.due || (timer.due === before.due && timer.order < before.order)));
    if (isFirst) found = +id;
  }
  return found;
}
