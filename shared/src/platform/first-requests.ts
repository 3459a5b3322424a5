/** Requests that are under way, by path and body. */
export type FirstRequests = Map<string, Promise<Response>>;

declare global {
  /** Requests that the document started before any code was there: path, a line break, body. */
  var firstRequests: FirstRequests | undefined;
}

/** Hands out the request that the document started for this path and body, once. */
export function takeFirstRequest(path: string, body: string): Promise<Response> | undefined {
  const key = `${path}\n${body}`;
  const started = globalThis.firstRequests?.get(key);
  globalThis.firstRequests?.delete(key);
  return started;
}
