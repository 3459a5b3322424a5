import { startTransition } from 'react';
import type { RequestState, Response } from './request-state.ts';

/**
 * Unless there is a response already. @param onResponse runs once, later, unless the request is abandoned before
 * @returns abandons it
 */
export function startRequest<Value>(
  { responses }: RequestState<Value>,
  { id, key, load }: { id: string; key: string; load: (signal: AbortSignal) => Promise<Value> },
  onResponse: (response: Response<Value>) => void,
): () => void {
  const leaving = new AbortController();
  const respond = (response: Response<Value>) => {
    if (!leaving.signal.aborted) startTransition(() => onResponse(response));
  };
  const known = responses.findLast((response) => response.id === id);
  if (known) respond(known);
  else
    load(leaving.signal).then(
      (value) => respond({ id, key, value }),
      (cause: unknown) => respond({ id, key, cause }),
    );
  return () => leaving.abort();
}
