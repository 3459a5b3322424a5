/** A call of the desk was refused; `message` is the sentence to show. */
export class CallRefused extends Error {
  /** Status of the answer; 0 when there was none. */
  readonly status: number;
  /** What came beside the sentence. */
  readonly detail: Record<string, unknown>;

  constructor(status: number, sentence: string, detail: Record<string, unknown> = {}) {
    super(sentence);
    this.status = status;
    this.detail = detail;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Makes a call of the desk.
 *
 * @param path Below `/desk/api`.
 * @throws {CallRefused}
 */
export async function call<Answer = unknown>(method: Method, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`/desk/api${path}`, {
    method,
    ...(method !== 'GET' &&
      method !== 'DELETE' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
  }).catch(() => {
    throw new CallRefused(0, 'The server cannot be reached. Please try again.');
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const { err, id: _, ...detail } = answer;
  throw new CallRefused(response.status, err?.[0]?.val ?? 'Something went wrong. Please try again.', detail);
}

/** The sentence to show for whatever was thrown. */
export const sentenceOf = (error: unknown): string =>
  error instanceof CallRefused ? error.message : 'Something went wrong. Please try again.';
