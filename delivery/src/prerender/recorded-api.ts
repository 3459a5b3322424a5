import { sha256 } from './sha256.ts';

/** What an answer was, and what it shows: it stays as it is until one of its keys has changed. */
export interface KnownAnswer {
  /** Hash of its text; `''` when there was none. */
  hash: string;
  /** Keys of lists and records. None: nobody knows what it shows. */
  keys: readonly string[];
}

/** An API that remembers what it has answered. */
export interface RecordedApi {
  send: typeof fetch;
  /** What came of a request, see `requestKey`. */
  answerTo: (request: string) => KnownAnswer | undefined;
  /** Sends a request again that another revision was made with. */
  ask: (request: string) => Promise<KnownAnswer>;
}

/** Name of a request in what is recorded of it. */
export const requestKey = (input: unknown, body: unknown): string => `${input} ${body}`;

/** Asks an API what its answers show, and remembers that with them. */
export function recordedApi(api: typeof fetch): RecordedApi {
  const answers = new Map<string, KnownAnswer>();
  const send: typeof fetch = async (input, init) => {
    const headers = { 'content-type': 'application/json', 'surrogate-capability': 'site="Surrogate/1.0"' };
    const request = requestKey(input, init?.body);
    try {
      const answer = await api(input, { ...init, headers });
      const text = await answer.clone().text();
      const keys = answer.headers.get('surrogate-key')?.split(' ') ?? [];
      answers.set(request, answer.ok ? { hash: sha256(text), keys } : unknown);
      return answer;
    } catch (cause) {
      answers.set(request, unknown);
      throw cause;
    }
  };
  return {
    send,
    answerTo: (request) => answers.get(request),
    ask: async (request) => {
      const end = request.indexOf(' ');
      await send(request.slice(0, end), { method: 'POST', body: request.slice(end + 1) }).catch(() => undefined);
      return answers.get(request) ?? unknown;
    },
  };
}

const unknown: KnownAnswer = { hash: '', keys: [] };
