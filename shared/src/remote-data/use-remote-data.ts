import { useEffect, useRef, useState } from 'react';
import type { RemoteData } from '../contract/remote-data.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { initialState, remoteDataOf, requestIdOf, withResponse } from './request-state.ts';
import { startRequest } from './start-request.ts';

/**
 * Requests one value after the first render, and again when `key` changes. Until the next value is there the last one is
 * shown as stale; values of earlier keys are remembered. What is not needed any more is aborted.
 */
export function useRemoteData<Value>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<Value>,
  initial?: Value,
): RemoteData<Value> {
  const isHydrated = useHydrated();
  const [state, setState] = useState(() => initialState({ key, load, initial }));
  const id = key === undefined || !isHydrated ? undefined : requestIdOf(state, key);
  const current = useRef({ state, load });

  useEffect(() => {
    current.current = { state, load };
  });

  useEffect(() => {
    if (key === undefined || id === undefined) return;
    const { state: now, load: request } = current.current;
    return startRequest(now, { id, key, load: request }, (response) => setState((old) => withResponse(old, response)));
  }, [id, key]);

  return remoteDataOf(state, key, () => setState((old) => ({ ...old, attempt: old.attempt + 1 })));
}
