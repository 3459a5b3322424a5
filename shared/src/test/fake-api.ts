import { vi } from 'vitest';
import type { ApiRefusal, callPaths, WireAnswer } from '../api/index.ts';

/** Reply of the fake provider to one request. */
export type FakeAnswer =
  /** A readable response; fields that are left out are missing in it. */
  | { kv?: Record<string, unknown>; rows?: object[]; err?: ApiRefusal[] }
  /** A status outside 2xx. */
  | { status: number }
  /** Something else than JSON, with status 200. */
  | { text: string }
  /** No response: the connection fails. */
  | 'no connection';

/** A response, a promise of one (kept open by the test with `Promise.withResolvers`), or a function of the body. */
export type FakeReply = FakeAnswer | Promise<FakeAnswer> | ((body: unknown) => FakeAnswer | Promise<FakeAnswer>);

/** Path below `/api/`: a call of the provider, or any other. */
export type FakePath = (typeof callPaths)[keyof typeof callPaths] | (string & {});

/** One request that arrived. */
export interface FakeRequest {
  path: string;
  /** The parsed body; `undefined` when there was none. */
  body: unknown;
}

/**
 * Replies to requests as the provider would, until the end of the test. A path without a reply fails like a lost
 * connection. `requests` has what arrived, in order; `reply` sets or changes the reply of a path from then on.
 *
 * @example
 * const { requests } = fakeApi({ 'calle/GetFaqList': { rows: [testFaqRow()] } });
 */
export function fakeApi(replies: Partial<Record<FakePath, FakeReply>> = {}) {
  const current = new Map<string, FakeReply | undefined>(Object.entries(replies));
  const requests: FakeRequest[] = [];

  const fakeFetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const path = pathOf(input instanceof Request ? input.url : input);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    requests.push({ path, body });
    const reply = current.get(path) ?? 'no connection';
    const response = await untilAborted(
      Promise.resolve(typeof reply === 'function' ? reply(body) : reply),
      init.signal ?? undefined,
    );
    if (response === 'no connection') throw new TypeError(`fakeApi: no connection for ${path}`);
    return responseOf(response);
  };
  vi.stubGlobal('fetch', fakeFetch);

  return {
    requests,
    reply(path: FakePath, reply: FakeReply) {
      current.set(path, reply);
    },
  };
}

const pathOf = (url: string | URL) => new URL(url, 'http://site.test').pathname.replace(/^\/api\//, '');

function responseOf(fake: Exclude<FakeAnswer, string>): Response {
  if ('text' in fake) return new Response(fake.text);
  if ('status' in fake) return new Response('', { status: fake.status });
  const { kv, rows, err } = fake;
  const wire: WireAnswer = { kv, tbl: rows && [{ r: rows }], err };
  return new Response(JSON.stringify(wire), { headers: { 'content-type': 'application/json' } });
}

function untilAborted<Value>(value: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return value;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    value.then(resolve, reject);
  });
}
