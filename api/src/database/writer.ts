import { Worker } from 'node:worker_threads';
import type { Statement, StatementResult } from './sqlite-file.ts';
import type { Outcome } from './write-thread.ts';

/** A slow disk or a lock would block this thread. */
export function createWriter(file: string) {
  let thread: Worker | undefined;
  const expected: PromiseWithResolvers<Outcome[]>[] = [];

  function write(statements: Statement[]): Promise<Outcome[]> {
    thread ??= start();
    const outcomes = Promise.withResolvers<Outcome[]>();
    expected.push(outcomes);
    thread.postMessage(statements);
    return outcomes.promise;
  }

  function start(): Worker {
    const worker = new Worker(new URL('./write-thread.ts', import.meta.url), {
      workerData: file,
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    worker.on('message', (outcomes: Outcome[]) => expected.shift()?.resolve(outcomes));
    const fail = (cause?: unknown) => {
      if (thread !== worker) return;
      thread = undefined;
      for (const { reject } of expected.splice(0)) reject(new Error('The thread that writes has ended', { cause }));
    };
    worker.on('error', fail);
    worker.on('exit', () => fail());
    return worker;
  }

  async function close(): Promise<void> {
    if (!thread) return;
    const ended = new Promise((resolve) => thread?.once('exit', resolve));
    thread.postMessage('close');
    await ended;
  }

  return { write, close };
}

export function resultOf(outcome: Outcome | undefined): StatementResult {
  if (outcome && !('fault' in outcome)) return outcome;
  throw Object.assign(new Error(outcome?.fault.message ?? 'No outcome'), { code: outcome?.fault.code ?? '' });
}
