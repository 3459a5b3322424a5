import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { RemoteData, RemoteDataSet } from '../contract/remote-data.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import {
  initialState,
  type RemoteRequest,
  type RequestState,
  remoteDataOf,
  requestIdOf,
  withResponse,
} from './request-state.ts';

/**
 * Requests one value after the first render, and again when `key` changes. Until the next value is there the last one is
 * shown as stale; values of earlier keys are remembered. What is not needed any more is aborted.
 */
export const useRemoteData = <Value>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<Value>,
  initial?: Value,
): RemoteData<Value> => useRemoteDataSet<{ value: Value }>({ value: { key, load, initial } }).value;

/** The same for several values; the names stay the same from render to render. */
export function useRemoteDataSet<Data extends object>(set: RemoteRequests<Data>): RemoteDataSet<Data> {
  const requests = set as Requests;
  const isHydrated = useHydrated();
  const [states, setStates] = useState<States>(() => mapValues(requests, (request) => initialState(request)));
  const current = useRef(requests);
  const running = useRef(new Map<string, Running>());
  const keys = JSON.stringify(mapValues(requests, ({ key }) => key ?? null));

  useEffect(() => {
    current.current = requests;
  });

  useEffect(() => {
    if (!isHydrated) return;
    for (const [name, key] of Object.entries(parseKeys(keys))) {
      const state = states[name];
      const load = current.current[name]?.load;
      const id = state && key !== null ? requestIdOf(state, key) : undefined;
      const before = running.current.get(name);
      if (before?.id === id) continue;
      before?.leaving.abort();
      running.current.delete(name);
      if (!state || !load || key === null || id === undefined) continue;
      const leaving = new AbortController();
      running.current.set(name, { id, leaving });
      const settle = (response: { value: unknown } | { cause: unknown }) => {
        if (leaving.signal.aborted) return;
        startTransition(() => setStates((all) => change(all, name, (old) => withResponse(old, { id, key, response }))));
      };
      const known = state.responses[id];
      if (known) settle(known);
      else
        load(leaving.signal).then(
          (value) => settle({ value }),
          (cause: unknown) => settle({ cause }),
        );
    }
  }, [keys, states, isHydrated]);

  useEffect(
    () => () => {
      for (const { leaving } of running.current.values()) leaving.abort();
      running.current.clear();
    },
    [],
  );

  return useMemo(() => {
    const keyOf = parseKeys(keys);
    return mapValues(states, (state, name) =>
      remoteDataOf(state, keyOf[name] ?? undefined, () =>
        setStates((all) => change(all, name, (old) => ({ ...old, attempt: old.attempt + 1 }))),
      ),
    ) as RemoteDataSet<Data>;
  }, [states, keys]);
}

/** Requests by name. */
export type RemoteRequests<Data extends object> = { readonly [Name in keyof Data]: RemoteRequest<Data[Name]> };

type Requests = Readonly<Record<string, RemoteRequest<unknown>>>;
type States = Readonly<Record<string, RequestState<unknown>>>;

interface Running {
  /** The request that is under way, or was answered last. */
  id: string;
  leaving: AbortController;
}

const parseKeys = (keys: string): Readonly<Record<string, string | null>> => JSON.parse(keys);

function change(all: States, name: string, next: (state: RequestState<unknown>) => RequestState<unknown>): States {
  const state = all[name];
  return state ? { ...all, [name]: next(state) } : all;
}

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
