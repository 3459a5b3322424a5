import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { jobsIn, ofStaff } from './run-beside.ts';
import { BeyondLimits, within } from './within.ts';

const file = new URL('../../testing/test-jobs.ts', import.meta.url);
const job = jobsIn<typeof import('../../testing/test-jobs.ts')>(file, 60);
const person = ofStaff({ email: 'test@example.com' });
const shortJob = jobsIn<typeof import('../../testing/test-jobs.ts')>(file, 0.5);

test('job: in another process, the same one for the next; bytes, dates and what is undefined arrive', async () => {
  const given = { bytes: Buffer.from('test'), at: new Date(0), nothing: undefined };
  const first = await job('echo', given, person);

  expect(first.given).toEqual(given);
  expect(first.process).not.toBe(process.pid);
  expect(getPriority(first.process)).toBe(Math.max(10, getPriority()));
  expect((await job('echo', 1, person)).process).toBe(first.process);
});

test('job that fails: its error, with its code; the process goes on', async () => {
  const { process: before } = await job('echo', 1, person);

  await expect(job('fail', 'SQLITE_FULL', person)).rejects.toMatchObject({
    message: 'Test failure',
    code: 'SQLITE_FULL',
  });
  expect((await job('echo', 1, person)).process).toBe(before);
});

test('job that never ends: it is ended, and the next one has a new process', async () => {
  const { process: before } = await job('echo', 1, person);
  const [spinning, next] = await Promise.allSettled([shortJob('spin', {}, person), job('echo', 1, person)]);

  expect(spinning).toMatchObject({ status: 'rejected', reason: expect.any(BeyondLimits) });
  expect(next).toMatchObject({ status: 'fulfilled' });
  expect((await job('echo', 1, person)).process).not.toBe(before);
});

test('process that is killed in the middle of a job: an error for it, and a new process for the next', async () => {
  await expect(job('end', {}, person)).rejects.toMatchObject({ statusCode: 503 });
  expect((await job('echo', 'again', person)).given).toBe('again');
});

test('work within limits: its result; beyond them, an error while it goes on', async () => {
  const limits = { seconds: 60, megabytes: 500 };
  expect(await within(limits, async () => 'done')).toBe('done');

  const turn = () => new Promise((resolve) => setImmediate(resolve));
  let isOver = false;
  const busy = within({ ...limits, seconds: 0.01 }, async () => {
    while (!isOver) await turn();
  });
  await expect(busy).rejects.toBeInstanceOf(BeyondLimits);
  isOver = true;
});
