import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Reads what `key` names, after the first render, and again when `key` changes. Until another answer is there, the last
 * one stays and is `busy`; answers of earlier keys are remembered. Leaving the page abandons the read.
 */
export function useReading<Value>(key: string, read: (signal: AbortSignal) => Promise<Value>): Reading<Value> {
  const [attempt, setAttempt] = useState(0);
  const [{ results, shown }, setKnown] = useState<Known<Value>>({ results: {} });
  const request = `${attempt} ${key}`;

  const start = useEffectEvent((signal: AbortSignal, asked: string) => {
    const settle = (result: Result<Value>) => {
      if (signal.aborted) return;
      setKnown((known) => ({ results: { ...known.results, [asked]: result }, shown: result.value ?? known.shown }));
    };
    if (results[asked]?.value) settle(results[asked]);
    else
      read(signal).then(
        (value) => settle({ value: { of: value } }),
        (cause: unknown) => settle({ cause }),
      );
  });

  useEffect(() => {
    const leaving = new AbortController();
    start(leaving.signal, request);
    return () => leaving.abort();
  }, [request]);

  const again = () => setAttempt(attempt + 1);
  const result = results[request];
  if (result && !result.value) return { state: 'failed', cause: result.cause, again };
  const value = result?.value ?? shown;
  return value ? { state: 'ready', value: value.of, busy: !result, again } : { state: 'pending', again };
}

export type Reading<Value> = { /** Asks once more. */ again: () => void } & (
  | { state: 'pending' }
  | { state: 'ready'; value: Value; busy: boolean }
  | { state: 'failed'; cause: unknown }
);

interface Result<Value> {
  value?: { of: Value };
  cause?: unknown;
}

interface Known<Value> {
  results: Readonly<Record<string, Result<Value>>>;
  shown?: { of: Value };
}
