import { createApiClient } from '../api/client.ts';
import { siteConfig } from './config.ts';

/** The typed client of the provider API. */
export const api = createApiClient({ base: () => siteConfig().apiBase, takeStarted: takeFirstRequest });

export type FirstRequests = Map<string, Promise<Response>>;

declare global {
  /** Requests that the document started before any code was there: path, a line break, body. */
  var firstRequests: FirstRequests | undefined;
}

/** @returns the request that the document started for this path and body; `undefined` when there is none, or it was taken before. */
function takeFirstRequest(path: string, body: string): Promise<Response> | undefined {
  const key = `${path}\n${body}`;
  const started = globalThis.firstRequests?.get(key);
  globalThis.firstRequests?.delete(key);
  return started;
}
