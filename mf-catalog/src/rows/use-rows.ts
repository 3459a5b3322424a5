import type { ApiAnswer, ReadOptions } from '@agile-languages/shared/api';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Rows of a list call; `undefined` until they are there. A failure is thrown in render, for the section's own boundary.
 * `key` says which rows: another key asks again.
 */
export function useRows<Row>(key: string, call: (options: ReadOptions) => Promise<ApiAnswer<Row, object>>) {
  const [state, setState] = useState<RowsState<Row>>({ kind: 'pending' });
  const ask = useEffectEvent(call);

  useEffect(() => {
    const leaving = new AbortController();
    const settle = (next: RowsState<Row>) => {
      if (!leaving.signal.aborted) setState({ ...next, key });
    };
    ask({ signal: leaving.signal }).then(
      ({ rows }) => settle({ kind: 'ready', rows }),
      (cause: unknown) => settle({ kind: 'failed', cause }),
    );
    return () => leaving.abort();
  }, [key]);

  if (state.key !== key) return undefined;
  if (state.kind === 'failed') throw state.cause;
  return state.kind === 'ready' ? state.rows : undefined;
}

type RowsState<Row> = { key?: string } & (
  | { kind: 'pending' }
  | { kind: 'ready'; rows: Row[] }
  | { kind: 'failed'; cause: unknown }
);
