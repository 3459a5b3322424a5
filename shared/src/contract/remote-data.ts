/**
 * What is known of data that a server holds. `retry` requests it once more.
 *
 * - `pending`: nothing is known yet.
 * - `ready`: `value` is there. `isStale` says that it belongs to an earlier key and that the value of the current key is
 *   still under way.
 * - `failed`: the last request failed. `lastValue` is an earlier value of the same key, if there was one.
 */
export type RemoteData<Value> = { retry: () => void } & (
  | { state: 'pending' }
  | { state: 'ready'; value: Value; isStale: boolean }
  | { state: 'failed'; cause: unknown; lastValue: Value | undefined }
);

/** Remote data by name. */
export type RemoteDataSet<Data extends object> = { readonly [Name in keyof Data]: RemoteData<Data[Name]> };

/** How one value is requested. */
export interface RemoteRequest<Value> {
  /** Says which value is meant; another key requests another value. `undefined`: nothing is requested yet. */
  key: string | undefined;
  /** Requests the value of the key. The signal aborts when the value is not needed any more. */
  load: (signal: AbortSignal) => Promise<Value>;
  /** What the document was prerendered with: the value of the first key, until the first response. Default none. */
  initial?: Value | undefined;
}

/** The value to show: the current one or, after a failure, an earlier one of the same key. */
export function lastValueOf<Value>(data: RemoteData<Value>): Value | undefined {
  if (data.state === 'ready') return data.value;
  return data.state === 'failed' ? data.lastValue : undefined;
}

/** The values to show of all that are known. */
export function lastValuesOf<Data extends object>(set: RemoteDataSet<Data>): Partial<Data> {
  const entries = Object.entries<RemoteData<unknown>>(set).map(([name, data]) => [name, lastValueOf(data)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Partial<Data>;
}
