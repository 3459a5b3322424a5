import type { ApiAnswer, ReadOptions } from '@agile-languages/shared/api';
import { useEffect, useEffectEvent, useState } from 'react';

type Call<Row> = (options: ReadOptions) => Promise<ApiAnswer<Row, object>>;

/** What is known of a live list. */
export type RowsState<Row> =
  | { kind: 'pending' }
  | { kind: 'ready'; rows: readonly Row[] }
  | { kind: 'failed'; cause: unknown; again: () => void };

/** Asks a list call for the rows of `key`; another key asks again. Rows that the document was `composed` with are there at once. */
export function useRowsState<Row>(key: string, call: Call<Row>, composed?: readonly Row[]): RowsState<Row> {
  const [attempt, setAttempt] = useState(0);
  const wanted = `${key} ${attempt}`;
  const [known, setKnown] = useState<Known<Row> | undefined>(
    composed && { for: wanted, state: { kind: 'ready', rows: composed } },
  );
  const ask = useEffectEvent(call);

  useEffect(() => {
    const leaving = new AbortController();
    const settle = (state: RowsState<Row>) => {
      if (!leaving.signal.aborted) setKnown({ for: wanted, state });
    };
    ask({ signal: leaving.signal }).then(
      ({ rows }) => settle({ kind: 'ready', rows }),
      (cause: unknown) => settle({ kind: 'failed', cause, again: () => setAttempt((count) => count + 1) }),
    );
    return () => leaving.abort();
  }, [wanted]);

  return known?.for === wanted ? known.state : { kind: 'pending' };
}

/**
 * Rows of a list call; `undefined` until they are there. A failure is thrown in render, for the section's own boundary,
 * which asks again by rendering anew.
 */
export function useRows<Row>(key: string, call: Call<Row>, composed?: readonly Row[]): readonly Row[] | undefined {
  const state = useRowsState(key, call, composed);
  if (state.kind === 'failed') throw state.cause;
  return state.kind === 'ready' ? state.rows : undefined;
}

interface Known<Row> {
  for: string;
  state: RowsState<Row>;
}
