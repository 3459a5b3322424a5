import { useEffect, useMemo, useRef, useState } from 'react';
import type { RemoteDataSet } from '../contract/remote-data.ts';
import { mapValues } from '../formats/map-values.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import {
  initialState,
  type RemoteRequest,
  type RequestState,
  type Response,
  remoteDataOf,
  requestIdOf,
  withResponse,
} from './request-state.ts';
import { startRequest } from './start-request.ts';

/** The names stay the same from render to render. */
export function useRemoteDataSet<Data extends object>(set: RemoteRequests<Data>): RemoteDataSet<Data> {
  const requests = set as Requests;
  const isHydrated = useHydrated();
  const [states, setStates] = useState<States>(() => mapValues(requests, stateOf));
  const running = useRef(new Map<string, Running>());
  const keys = JSON.stringify(mapValues(requests, ({ key }) => key ?? null));

  useEffect(() => {
    if (!isHydrated) return;
    for (const [name, { key, load }] of Object.entries(requests)) {
      const state = states[name];
      const id = state && key !== undefined ? requestIdOf(state, key) : undefined;
      const before = running.current.get(name);
      if (before?.id === id) continue;
      before?.abandon();
      running.current.delete(name);
      if (!state || key === undefined || id === undefined) continue;
      const onResponse = (response: Response<unknown>) =>
        setStates((all) => change(all, name, (old) => withResponse(old, response)));
      running.current.set(name, { id, abandon: startRequest(state, { id, key, load }, onResponse) });
    }
  });

  useEffect(
    () => () => {
      for (const { abandon } of running.current.values()) abandon();
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

export type RemoteRequests<Data extends object> = { readonly [Name in keyof Data]: KnownRequest<Data[Name]> };

interface KnownRequest<Value> extends RemoteRequest<Value> {
  /** Looked up once, in place of `initial`: what is known from before. A fresh value is not requested. Default nothing. */
  known?: (() => { value: Value; isFresh: boolean } | undefined) | undefined;
}

function stateOf({ known, ...request }: KnownRequest<unknown>): RequestState<unknown> {
  const found = known?.();
  if (!found) return initialState(request);
  const state = initialState({ ...request, initial: found.value });
  const id = requestIdOf(state, request.key ?? '');
  return found.isFresh ? { ...state, responses: state.responses.map((response) => ({ ...response, id })) } : state;
}

type Requests = Readonly<Record<string, KnownRequest<unknown>>>;
type States = Readonly<Record<string, RequestState<unknown>>>;

interface Running {
  /** Under way, or the last that has ended. */
  id: string;
  abandon: () => void;
}

const parseKeys = (keys: string): Readonly<Record<string, string | null>> => JSON.parse(keys);

function change(all: States, name: string, next: (state: RequestState<unknown>) => RequestState<unknown>): States {
  const state = all[name];
  return state ? { ...all, [name]: next(state) } : all;
}
