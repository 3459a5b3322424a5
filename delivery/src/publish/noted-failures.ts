/** Sends requests to an API, and notes whether one of them has failed. */
export function withNotedFailures(send: typeof fetch): { api: typeof fetch; hasFailed: () => boolean } {
  let hasFailed = false;
  const api: typeof fetch = async (input, init) => {
    try {
      const answer = await send(input, init);
      hasFailed ||= !answer.ok;
      return answer;
    } catch (cause) {
      hasFailed = true;
      throw cause;
    }
  };
  return { api, hasFailed: () => hasFailed };
}
