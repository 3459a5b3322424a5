import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { createFairQueue, type Priority } from '../../security/password-queue.ts';
import type { Author } from '../audit.ts';
import type { ChildProgram, FromStarter, ToStarter } from './start-child.ts';
import { BeyondLimits, NoProcess } from './within.ts';

export interface ToChild {
  file: string;
  name: string;
  input: unknown;
}

export type FromChild = { result: unknown } | { fault: { name: string; message: string; code?: string } };

const starter = new URL('./start-child.ts', import.meta.url);
const program = fileURLToPath(new URL('./child.ts', import.meta.url));
const megabytes = 256;
const idleTime = 10_000;

/** In seconds. */
export const longestJob = 300;

/** The next job has a turn, however long the job before takes. In seconds. */
const longestWait = longestJob + 10;

/** From a request to its answer. In milliseconds. */
export const longestSilence = (longestWait + longestJob + 10) * 1000;

/** A second core stays for pages. */
const { run } = createFairQueue({ atOnce: 1, longest: 20, maxWait: longestWait * 1000 });

/** The thread that has started the process. */
let current: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

type Jobs = Record<string, (input: never) => Promise<unknown>>;

/**
 * Long jobs run one after the other in a process of low priority, which ends ten seconds after the last one.
 *
 * @param file its functions are the jobs
 * @throws {TooBusy} when too many wait, or for too long
 * @throws {BeyondLimits}
 * @throws {NoProcess}
 */
export const jobsIn =
  <Known extends Jobs>(file: URL, seconds = longestJob) =>
  <Name extends keyof Known & string>(name: Name, input: Parameters<Known[Name]>[0], priority: Priority) =>
    run(priority, () => answerTo({ file: file.href, name, input }, seconds)) as ReturnType<Known[Name]>;

/** They come first and take turns; three jobs of one person wait, and one runs. */
export const ofStaff = ({ email }: Pick<Author, 'email'>): Priority => ({ owner: `staff ${email}`, rank: 0, most: 3 });

async function answerTo(job: ToChild, seconds: number): Promise<unknown> {
  clearTimeout(idle);
  current ??= start();
  const running = current;
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    end(running);
  }, seconds * 1000);
  try {
    const answer = await exchange(running, job);
    if ('result' in answer) return answer.result;
    throw errorOf(answer.fault);
  } catch (error) {
    if (error instanceof BeyondLimits || error instanceof NoProcess) end(running);
    if (isLate) throw new BeyondLimits(`It took more than ${seconds} seconds.`, { cause: error });
    throw error;
  } finally {
    clearTimeout(late);
    idle = setTimeout(() => end(running), idleTime).unref();
  }
}

function start(): Worker {
  const execArgv = [`--max-old-space-size=${megabytes}`];
  const workerData: ChildProgram = { program, execPath: process.execPath, execArgv };
  const started = startThread(workerData);
  started.once('exit', () => forget(started)).once('error', () => forget(started));
  started.unref();
  return started;
}

function startThread(workerData: ChildProgram): Worker {
  try {
    return new Worker(starter, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 4 } });
  } catch (cause) {
    throw new NoProcess('The thread of a job cannot be started', { cause });
  }
}

function exchange(running: Worker, job: ToChild): Promise<FromChild> {
  const { promise, resolve, reject } = Promise.withResolvers<FromChild>();
  const onError = (cause: unknown) => reject(new NoProcess('The process of a job does not work', { cause }));
  const onExit = () => onError('Its thread has ended');
  const onMessage = (message: FromStarter) => {
    if ('answer' in message) resolve(deserialize(message.answer));
    else if ('ended' in message) reject(endOf(message.ended));
    else onError(message.fault);
  };
  running.ref();
  running.once('message', onMessage).once('exit', onExit).once('error', onError);
  running.postMessage(serialize(job) satisfies ToStarter);
  return promise.finally(() => {
    running.unref();
    running.off('message', onMessage).off('exit', onExit).off('error', onError);
  });
}

/** Node aborts where objects need more than they may have. */
const endOf = (signal: string | null): Error =>
  signal === 'SIGABRT'
    ? new BeyondLimits(`It took more than ${megabytes} MB.`)
    : new NoProcess('The process of a job has ended');

function end(running: Worker): void {
  forget(running);
  running.postMessage('end' satisfies ToStarter);
}

function forget(ended: Worker): void {
  if (current === ended) current = undefined;
}

function errorOf({ name, message, code }: Extract<FromChild, { fault: unknown }>['fault']): Error {
  return name === BeyondLimits.name ? new BeyondLimits(message) : Object.assign(new Error(message), code && { code });
}
