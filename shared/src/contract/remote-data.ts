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
