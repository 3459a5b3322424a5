import { Agent, type RequestOptions, request } from 'node:http';
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

interface Watched {
  /** The server of PostgreSQL, whose processes answer too. */
  postmaster?: number | undefined;
  /** Counts also how long threads wait for a processor that another program or test has. */
  seesMachine: boolean;
}

const listRequest = { startLimit: 0, limit: 10, fkClassId: '', fkDpLangId: '' };

const answering = ['node-MainThread', 'node-V8Worker', 'libuv-worker', 'postgres'];
const hashing = [...answering, 'WorkerThread'];

export function createVisitors({ base, process: { pid = 0 } }: StartedApi, { postmaster, seesMachine }: Watched) {
  const agent = new Agent({ keepAlive: true });
  let addresses = 0;

  async function call(path: string, kv: object, threads: readonly string[]): Promise<number> {
    const before = waitsOf(pid, postmaster);
    const start = performance.now();
    addresses += 1;
    const from = `198.51.${(addresses >> 8) % 256}.${addresses % 256}`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from, 'accept-encoding': 'gzip' };
    const status = await answered(`${base}/${path}`, { agent, method: 'POST', headers }, JSON.stringify({ kv }));
    expect(status, path).toBe(200);
    const time = performance.now() - start;
    return seesMachine ? time : Math.max(0, time - waitedBetween(before, waitsOf(pid, postmaster), threads));
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

/** The answer is not unpacked: that takes a thread of this process, which waits for a processor too. */
const answered = (url: string, options: RequestOptions, body: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, options, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    })
      .once('error', reject)
      .end(body);
  });

export const longestOf = (times: readonly number[]): number => Math.max(...times);

export const shareOf = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? 0;
