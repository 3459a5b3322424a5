import { expectShort, RefusedRequest, type ToRealm } from '../messages.ts';
import { tell } from './door.ts';
import { noteAnswer, noteRequest } from './timers.ts';

export class Response {
  readonly status: number;
  readonly ok: boolean;
  readonly headers = { get: (): null => null };
  readonly #text: string;

  constructor(text = '', { status = 200 }: { status?: number } = {}) {
    this.#text = String(text);
    this.status = status;
    this.ok = status >= 200 && status < 300;
  }

  async text(): Promise<string> {
    return this.#text;
  }

  async json(): Promise<unknown> {
    return JSON.parse(this.#text);
  }
}

const waiting = new Map<number, { resolve: (response: Response) => void; reject: (cause: unknown) => void }>();
let last = 0;

export function fetch(input: unknown, init?: { body?: unknown }): Promise<Response> {
  return new Promise((resolve, reject) => {
    const [url, body] = [String(input), String(init?.body)];
    expectShort(url, body);
    last += 1;
    waiting.set(last, { resolve, reject });
    noteRequest(last);
    tell({ kind: 'request', id: last, url, body });
  });
}

export function settle(answer: Exclude<ToRealm, { kind: 'call' }>): void {
  const request = waiting.get(answer.id);
  waiting.delete(answer.id);
  noteAnswer(answer.id);
  if (answer.kind === 'response') request?.resolve(new Response(answer.text, answer));
  else request?.reject(new (answer.isRefused ? RefusedRequest : TypeError)(answer.reason));
}
