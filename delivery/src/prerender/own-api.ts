import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { fromSent, refusalSaid, type SentError } from '../sandbox/messages.ts';

export interface ApiRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body?: string | Uint8Array;
}

export interface ApiAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[]>>;
  body: Uint8Array<ArrayBuffer>;
  reason?: string;
}

export interface OwnApi {
  ask: (request: ApiRequest) => Promise<ApiAnswer>;
  close: () => Promise<void>;
}

export interface OwnApiOptions {
  env: NodeJS.ProcessEnv;
  migrates: boolean;
}

export type ToApiThread = { id: number; request: ApiRequest } | 'close';

export interface FromApiThread {
  id: number;
  answer?: ApiAnswer;
  failure?: SentError;
}

interface PendingAnswer {
  resolve: (answer: ApiAnswer | undefined) => void;
  reject: (cause: unknown) => void;
}

/** In a thread: its code is loaded on a second core. It sends neither mails nor events. */
export async function openOwnApi({ env, migrates }: OwnApiOptions): Promise<OwnApi> {
  const thread = new Worker(new URL('./own-api.thread.ts', import.meta.url), {
    env,
    workerData: { migrates } satisfies Omit<OwnApiOptions, 'env'>,
  });
  const ended = once(thread, 'exit').catch(() => {});
  const pending = new Map<number, PendingAnswer>();
  let failure: unknown;
  const end = (cause: unknown) => {
    failure ??= cause;
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
  };
  thread.on('error', end);
  thread.on('exit', () => end(new Error('The API has ended.')));
  thread.on('message', ({ id, answer, failure }: FromApiThread) => {
    if (failure) pending.get(id)?.reject(refusalSaid(fromSent(failure)));
    else pending.get(id)?.resolve(answer);
    pending.delete(id);
  });
  const answerTo = (id: number) =>
    new Promise<ApiAnswer | undefined>((resolve, reject) => {
      if (failure) reject(failure);
      else pending.set(id, { resolve, reject });
    });
  const send = (message: ToApiThread) => thread.postMessage(message);

  let last = 0;
  await answerTo(last);
  return {
    ask: async (request) => {
      last += 1;
      const answer = answerTo(last);
      send({ id: last, request });
      return (await answer) as ApiAnswer;
    },
    close: async () => {
      send('close');
      await ended;
    },
  };
}
