import type { StartedRequest } from '@agile-languages/shared/registry';

/**
 * Hydrates what waits, unless the API has answered the requests that the document started with exactly what the document
 * shows. Where that cannot be told (no answer, or a browser that makes no hashes), code comes as if nothing had waited.
 */
export async function compareAnswers(requests: readonly StartedRequest[], hydrate: () => void): Promise<void> {
  const started = [...(globalThis.firstRequests?.values() ?? [])];
  const compare = async (response: Promise<Response>, at: number) => {
    if ((await hashOf(response).catch(() => '')) !== requests[at]?.answer) hydrate();
  };
  await Promise.all(started.map(compare));
}

async function hashOf(response: Promise<Response>): Promise<string> {
  const bytes = await (await response).clone().arrayBuffer();
  return `${new BigUint64Array(await crypto.subtle.digest('SHA-256', bytes))[0]}`;
}
