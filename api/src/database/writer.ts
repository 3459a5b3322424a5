import { Worker } from 'node:worker_threads';
import type { Statement, StatementResult } from './sqlite-file.ts';
import type { Outcome, WriteRequest } from './write-thread.ts';

/** A slow disk or a lock would block this thread. */
export function createWriter(file: string) {
  let thread: Worker | undefined;
  let isClosed = false;
  const expected: PromiseWithResolvers<Outcome[]>[] = [];

  async function write(statements: Statement[]): Promise<Outcome[]> {
    if (isClosed) throw hasEnded();
    return ask({ file, statements });
  }

  function ask(request: WriteRequest): Promise<Outcome[]> {
    thread ??= take();
    const outcomes = Promise.withResolvers<Outcome[]>();
    expected.push(outcomes);
    thread.postMessage(request);
    return outcomes.promise;
  }

  function take(): Worker {
    const worker = idle.pop() ?? start();
    worker.on('message', (outcomes: Outcome[]) => expected.shift()?.resolve(outcomes));
    const fail = (cause?: unknown) => {
      if (thread !== worker) return;
      thread = undefined;
      for (const { reject } of expected.splice(0)) reject(hasEnded(cause));
    };
    worker.on('error', fail);
    worker.on('exit', () => fail());
    worker.ref();
    return worker;
  }

  async function close(): Promise<void> {
    isClosed = true;
    if (!thread) return;
    await ask('close').catch(() => undefined);
    if (thread) giveBack(thread);
    thread = undefined;
  }

  return { write, close };
}

const hasEnded = (cause?: unknown) => new Error('The thread that writes has ended', { cause });

/** A thread takes longer to start than most writes. */
const idle: Worker[] = [];

const start = () =>
  new Worker(new URL('./write-thread.ts', import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: 4 } });

function giveBack(thread: Worker): void {
  for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
  thread.unref();
  idle.push(thread);
}

export function resultOf(outcome: Outcome | undefined): StatementResult {
  if (outcome && !('fault' in outcome)) return outcome;
  throw Object.assign(new Error(outcome?.fault.message ?? 'No outcome'), { code: outcome?.fault.code ?? '' });
}
