import { sha256 } from './fingerprint.ts';
import { requestKey } from './request-key.ts';

/** It stays as it is until one of its keys has changed. */
export interface KnownAnswer {
  /** `''`: there was none. */
  hash: string;
  keys: readonly string[];
}

export interface RecordedApi {
  send: typeof fetch;
  answerTo: (request: string) => KnownAnswer | undefined;
  ask: (request: string) => Promise<KnownAnswer>;
}

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
