import type { RemoteData } from '../contract/remote-data.ts';

/** How one value is requested. */
export interface RemoteRequest<Value> {
  /** Says which value is meant; another key requests another value. `undefined`: nothing is requested yet. */
  key: string | undefined;
  /** Requests the value of the key. The signal aborts when the value is not needed any more. */
  load: (signal: AbortSignal) => Promise<Value>;
  /** What the document was prerendered with: the value of the first key, until the first response. Default none. */
  initial?: Value | undefined;
}

/** What became of the requests for one value, without React. */
export interface RequestState<Value> {
  /** Grows with each retry. */
  attempt: number;
  /** By attempt and key. */
  responses: Readonly<Record<string, Response<Value>>>;
  /** The value that came last. */
  latest: Latest<Value> | undefined;
}

type Response<Value> = { value: Value } | { cause: unknown };

interface Latest<Value> {
  key: string;
  value: Value;
  /** The document shows it, whatever the address asks for. */
  isInitial: boolean;
}

export const initialState = <Value>({ key, initial }: RemoteRequest<Value>): RequestState<Value> => ({
  attempt: 0,
  responses: {},
  latest: key === undefined || initial === undefined ? undefined : { key, value: initial, isInitial: true },
});

/** Identifies the request that a state needs for a key. */
export const requestIdOf = ({ attempt }: Pick<RequestState<unknown>, 'attempt'>, key: string): string =>
  `${attempt} ${key}`;

/** The state after a response. */
export function withResponse<Value>(
  state: RequestState<Value>,
  { id, key, response }: { id: string; key: string; response: Response<Value> },
): RequestState<Value> {
  const latest = 'value' in response ? { key, value: response.value, isInitial: false } : state.latest;
  return { ...state, responses: { ...state.responses, [id]: response }, latest };
}

/** What the state means for a key. */
export function remoteDataOf<Value>(
  state: RequestState<Value>,
  key: string | undefined,
  retry: () => void,
): RemoteData<Value> {
  const response = key === undefined ? undefined : state.responses[requestIdOf(state, key)];
  const ofKey = state.latest?.key === key ? state.latest : undefined;
  if (response && 'cause' in response)
    return { state: 'failed', cause: response.cause, lastValue: ofKey?.value, retry };
  const shown = response ?? (state.latest?.isInitial ? ofKey : state.latest);
  if (!shown) return { state: 'pending', retry };
  return { state: 'ready', value: shown.value, isStale: !response && !ofKey, retry };
}
