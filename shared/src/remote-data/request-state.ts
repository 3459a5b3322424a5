import type { RemoteData } from '../contract/remote-data.ts';

export interface RemoteRequest<Value> {
  /** Says which value is meant; another key requests another one. `undefined`: nothing is requested yet. */
  key: string | undefined;
  /** The signal aborts when the value is not needed any more. */
  load: (signal: AbortSignal) => Promise<Value>;
  /** What the document was prerendered with: the value of the first key, until the first response. Default none. */
  initial?: Value | undefined;
}

export interface RequestState<Value> {
  attempt: number;
  /** The last one is shown. */
  responses: readonly Response<Value>[];
}

export type Response<Value> = {
  /** `undefined` for what the document shows, whatever the address means. */
  id?: string;
  key: string;
} & ({ value: Value } | { cause: unknown });

export const initialState = <Value>({ key, initial }: RemoteRequest<Value>): RequestState<Value> => ({
  attempt: 0,
  responses: key === undefined || initial === undefined ? [] : [{ key, value: initial }],
});

export const requestIdOf = ({ attempt }: Pick<RequestState<unknown>, 'attempt'>, key: string): string =>
  `${attempt} ${key}`;

export const withResponse = <Value>(state: RequestState<Value>, response: Response<Value>): RequestState<Value> => ({
  ...state,
  responses: [...state.responses, response],
});

export function remoteDataOf<Value>(
  state: RequestState<Value>,
  key: string | undefined,
  retry: () => void,
): RemoteData<Value> {
  const id = key === undefined ? undefined : requestIdOf(state, key);
  const response = state.responses.findLast((each) => id !== undefined && each.id === id);
  const latest = state.responses.findLast((each) => 'value' in each);
  if (response && 'cause' in response)
    return {
      state: 'failed',
      cause: response.cause,
      lastValue: latest?.key === key ? latest?.value : undefined,
      retry,
    };
  const shown = response ?? latest;
  if (!shown || (!shown.id && shown.key !== key)) return { state: 'pending', retry };
  return { state: 'ready', value: shown.value, isStale: shown.key !== key, retry };
}
