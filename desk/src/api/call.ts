/** `message` is shown to people. */
export class CallRefused extends Error {
  /** 0 without an answer. */
  readonly status: number;
  readonly detail: Record<string, unknown>;

  constructor(status: number, sentence: string, detail: Record<string, unknown> = {}) {
    super(sentence);
    this.status = status;
    this.detail = detail;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const deskApi = '/desk/api';

/** They throw `CallRefused`. */
export const callsBelow =
  (base: string) =>
  <Answer = unknown>(method: Method, path: string, body?: object): Promise<Answer> =>
    answerTo<Answer>(`${base}${path}`, {
      method,
      ...(method !== 'GET' &&
        method !== 'DELETE' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    });

const callDesk = callsBelow(deskApi);

/** Of the desk itself. A refusal that asks for a new sign-in waits for one, and the call is made once more. */
export const call: typeof callDesk = (...asked) =>
  callDesk<never>(...asked).catch(async (error: unknown) => {
    if (!(error instanceof CallRefused && error.detail.next === 'sign in' && (await signInAgain?.()))) throw error;
    return callDesk<never>(...asked);
  });

let signInAgain: (() => Promise<boolean>) | undefined;

/** @param ask resolves with whether the same person has signed in */
export function onSignInAsked(ask: () => Promise<boolean>): () => void {
  signInAgain = ask;
  return () => {
    signInAgain = undefined;
  };
}

/** @throws {CallRefused} */
export const sendFile = <Answer = unknown>(path: string, file: File): Promise<Answer> =>
  answerTo<Answer>(`${deskApi}${path}`, {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: file,
  });

async function answerTo<Answer>(address: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(address, request).catch(() => {
    throw new CallRefused(0, 'The server cannot be reached. Please try again.');
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const { err, id: _, ...detail } = answer;
  throw new CallRefused(response.status, err?.[0]?.val ?? 'Something went wrong. Please try again.', detail);
}

export const sentenceOf = (error: unknown): string =>
  error instanceof CallRefused ? error.message : 'Something went wrong. Please try again.';
