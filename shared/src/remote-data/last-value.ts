import type { RemoteData, RemoteDataSet } from '../contract/remote-data.ts';

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
