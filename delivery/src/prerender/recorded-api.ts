import { sha256 } from './fingerprint.ts';
import { requestKey, rowsOnly, sentRequest } from './request-key.ts';

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
    const note = (isRowsOnly: boolean, answer: KnownAnswer) =>
      answers.set(requestKey(input, init?.body, isRowsOnly), answer);
    try {
      const answer = await api(input, { ...init, headers });
      const text = await answer.clone().text();
      const keys = answer.headers.get('surrogate-key')?.split(' ') ?? [];
      note(false, answer.ok ? { hash: sha256(text), keys } : unknown);
      note(true, answer.ok ? { hash: sha256(rowsOnly(text)), keys } : unknown);
      return answer;
    } catch (cause) {
      for (const isRowsOnly of [false, true]) note(isRowsOnly, unknown);
      throw cause;
    }
  };
  return {
    send,
    answerTo: (request) => answers.get(request),
    ask: async (request) => {
      const sent = sentRequest(request);
      const end = sent.indexOf(' ');
      await send(sent.slice(0, end), { method: 'POST', body: sent.slice(end + 1) }).catch(() => undefined);
      return answers.get(request) ?? unknown;
    },
  };
}

const unknown: KnownAnswer = { hash: '', keys: [] };
