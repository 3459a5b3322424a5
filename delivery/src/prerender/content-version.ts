/** Within this time the API has to answer. In milliseconds. */
const limit = 5000;

/** Number of the content in an answer of the API about itself; `undefined` in one of an API that counts nothing. */
export function contentVersionIn(answer: unknown): number | undefined {
  const version = typeof answer === 'object' && answer !== null && 'content' in answer ? answer.content : undefined;
  return typeof version === 'number' ? version : undefined;
}

/**
 * Asks an API over HTTP what it says of itself.
 *
 * @param base of its calls, absolute
 * @throws when it gives no answer
 */
export async function askOverHttp(base: string): Promise<unknown> {
  const answer = await fetch(`${base}/site`, { signal: AbortSignal.timeout(limit) });
  return answer.json();
}
