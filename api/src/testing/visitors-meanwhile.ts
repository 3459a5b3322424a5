import { setTimeout as wait } from 'node:timers/promises';
import { callPaths } from '@agile-languages/shared/api';
import { expect } from 'vitest';
import type { StartedApi } from './started-api.ts';
import { testLogin } from './test-calls.ts';
import { waitedBetween, waitsOf } from './waits-of-threads.ts';

/** Milliseconds. */
export interface Meanwhile {
  lists: number[];
  signIns: number[];
  length: number;
}

const listRequest = { startLimit: 0, limit: 10, fkClassId: '', fkDpLangId: '' };

const answering = ['node-MainThread', 'node-V8Worker'];
const hashing = [...answering, 'WorkerThread'];

/** @param seesMachine counts also how long threads wait for a processor that another program or test has */
export function createVisitors({ base, process: { pid = 0 } }: StartedApi, seesMachine: boolean) {
  let addresses = 0;

  async function call(path: string, kv: object, threads: readonly string[]): Promise<number> {
    const before = waitsOf(pid);
    const start = performance.now();
    addresses += 1;
    const from = `198.51.${(addresses >> 8) % 256}.${addresses % 256}`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const response = await fetch(`${base}/${path}`, { method: 'POST', headers, body: JSON.stringify({ kv }) });
    await response.text();
    expect(response.status).toBe(200);
    const time = performance.now() - start;
    return seesMachine ? time : Math.max(0, time - waitedBetween(before, waitsOf(pid), threads));
  }

  return async function during(work: Promise<unknown>): Promise<Meanwhile> {
    const start = performance.now();
    let isOver = false;
    const over = work.finally(() => {
      isOver = true;
    });
    const repeat = async (times: number[], once: () => Promise<number>, pause: number) => {
      do {
        times.push(await once());
        await wait(pause);
      } while (!isOver);
    };
    const [lists, signIns]: [number[], number[]] = [[], []];
    await Promise.all([
      over,
      repeat(lists, () => call(callPaths.getClassList, listRequest, answering), 5),
      repeat(signIns, () => call(callPaths.login, testLogin, hashing), 100),
    ]);
    return { lists, signIns, length: performance.now() - start };
  };
}

export const longestOf = (times: readonly number[]): number => Math.max(...times);

export const shareOf = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? 0;
