/** Within this time the API has to answer. In milliseconds. */
const limit = 5000;

/** What an API says of its content. */
export interface ContentChanges {
  /** Grows with every change of what pages show. */
  version: number;
  /** Another one when the API makes its answers in another way. */
  format: string;
  /** Keys of what has changed since the number that was asked about. Absent when not all of them are known. */
  changed?: readonly string[];
}

/** What an API says of its content in an answer about itself; `undefined` from an API that counts nothing. */
export function contentIn(answer: unknown): ContentChanges | undefined {
  const { content: version, format, changed } = (answer ?? {}) as Record<string, unknown>;
  if (typeof version !== 'number' || typeof format !== 'string') return undefined;
  return { version, format, ...(Array.isArray(changed) && { changed: changed.map(String) }) };
}

/** Number of the content in an answer of the API about itself; `undefined` in one of an API that counts nothing. */
export function contentVersionIn(answer: unknown): number | undefined {
  const version = typeof answer === 'object' && answer !== null && 'content' in answer ? answer.content : undefined;
  return typeof version === 'number' ? version : undefined;
}

/** Address below the base of an API where it tells of itself, and of what has changed since a number of its content. */
export const sitePath = (since?: number): string => (since === undefined ? '/site' : `/site?since=${since}`);

/**
 * Asks an API over HTTP what it says of itself.
 *
 * @param base of its calls, absolute
 * @throws when it gives no answer
 */
export async function askOverHttp(base: string, since?: number): Promise<unknown> {
  const answer = await fetch(base + sitePath(since), { signal: AbortSignal.timeout(limit) });
  return answer.json();
}
