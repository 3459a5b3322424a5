import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { jobsIn, longestJob, ofStaff } from './run-beside.ts';
import { BeyondLimits, NoProcess, within } from './within.ts';

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
  await expect(job('end', {}, person)).rejects.toBeInstanceOf(NoProcess);
  expect((await job('echo', 'again', person)).given).toBe('again');
});

test.skipIf(process.platform !== 'linux')(
  'machine without memory: the process of a job is ended before the server',
  async () => {
    const { process: beside } = await job('echo', 1, person);

    expect(readFileSync(`/proc/${beside}/oom_score_adj`, 'utf8')).toBe('1000\n');
  },
);

test.skipIf(process.platform !== 'linux')(
  'job: another thread starts its process, since a thread is held until the new program has begun',
  async () => {
    await expect(job('end', {}, person)).rejects.toBeInstanceOf(NoProcess);
    const { process: beside } = await job('echo', 1, person);
    const ofThisThread = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').split(' ');

    expect(ofThisThread).not.toContain(String(beside));
  },
);

test('job that needs more memory than it may have: its limit is named', { tags: ['all'] }, async () => {
  await expect(job('hoard', {}, person)).rejects.toBeInstanceOf(BeyondLimits);
});

test('system that starts no process: an error for the job, and the next one has a process as soon as it does', async () => {
  const { process: before } = await job('echo', 1, person);
  await expect(job('end', {}, person)).rejects.toBeInstanceOf(NoProcess);
  const { execPath } = process;
  onTestFinished(() => {
    process.execPath = execPath;
  });
  process.execPath = '/nowhere/node';

  await expect(job('echo', 1, person)).rejects.toMatchObject({ name: 'NoProcess', statusCode: 503 });
  process.execPath = execPath;
  expect((await job('echo', 1, person)).process).not.toBe(before);
});

test('job that takes all of its time: two who came meanwhile have their turn after it', async () => {
  await job('echo', 1, person);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const longJob = jobsIn<typeof import('../../testing/test-jobs.ts')>(file);
  const spinning = longJob('spin', {}, person).catch((error: unknown) => error);
  const others = ['one', 'two'].map((name) => longJob('echo', name, ofStaff({ email: name })));
  vi.advanceTimersByTime(longestJob * 1000);

  expect(await spinning).toBeInstanceOf(BeyondLimits);
  expect((await Promise.all(others)).map(({ given }) => given)).toEqual(['one', 'two']);
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
