import { createApiClient } from '../api/client.ts';
import { siteConfig } from './config.ts';

/** The typed client of the provider API. */
export const api = createApiClient({ base: () => siteConfig().apiBase, takeStarted: takeFirstRequest });

export type FirstRequests = Map<string, Promise<Response>>;

declare global {
  /** Started by the document: path, a line break, body. */
  var firstRequests: FirstRequests | undefined;
}

/** `undefined` when there is none, or it was taken before. */
function takeFirstRequest(path: string, body: string): Promise<Response> | undefined {
  const key = `${path}\n${body}`;
  const started = globalThis.firstRequests?.get(key);
  globalThis.firstRequests?.delete(key);
  return started;
}
