import { useHydrated } from '@agile-languages/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Reads what `key` names, after the first render, and again when `key` changes. Until another answer is there, the last
 * one stays, which is `busy` when it belongs to another key; answers of earlier keys are remembered. Leaving the page
 * abandons the read. What the document was `composed` with counts as an answer to its own key, and is read anew at once.
 */
export function useReading<Value>(
  key: string,
  read: (signal: AbortSignal) => Promise<Value>,
  composed?: Value,
): Reading<Value> {
  const hydrated = useHydrated();
  const [attempt, setAttempt] = useState(0);
  const [{ results, shown }, setKnown] = useState<Known<Value>>({
    results: {},
    shown: composed === undefined ? undefined : { key, of: composed, isComposed: true },
  });
  const request = `${attempt} ${key}`;

  const start = useEffectEvent((signal: AbortSignal, asked: string) => {
    const settle = (result: Result<Value>) => {
      if (signal.aborted) return;
      setKnown((known) => ({ results: { ...known.results, [asked]: result }, shown: result.value ?? known.shown }));
    };
    if (results[asked]?.value) settle(results[asked]);
    else
      read(signal).then(
        (value) => settle({ value: { key, of: value } }),
        (cause: unknown) => settle({ cause }),
      );
  });

  useEffect(() => {
    if (!hydrated) return;
    const leaving = new AbortController();
    start(leaving.signal, request);
    return () => leaving.abort();
  }, [request, hydrated]);

  const again = () => setAttempt(attempt + 1);
  const result = results[request];
  const same = shown?.key === key ? shown : undefined;
  if (result && !result.value) return { state: 'failed', cause: result.cause, last: same, again };
  const value = result?.value ?? (shown?.isComposed ? same : shown);
  return value ? { state: 'ready', value: value.of, busy: !result && !same, again } : { state: 'pending', again };
}

/** What is there to show; after a failure the earlier answer to the same question. */
export function knownOf<Value>(reading: Reading<Value>): { of: Value } | undefined {
  if (reading.state === 'ready') return { of: reading.value };
  return reading.state === 'failed' ? reading.last : undefined;
}

export type Reading<Value> = { /** Asks once more. */ again: () => void } & (
  | { state: 'pending' }
  | { state: 'ready'; value: Value; busy: boolean }
  | { state: 'failed'; cause: unknown; last: { of: Value } | undefined }
);

interface Result<Value> {
  value?: Shown<Value>;
  cause?: unknown;
}

interface Known<Value> {
  results: Readonly<Record<string, Result<Value>>>;
  shown: Shown<Value> | undefined;
}

interface Shown<Value> {
  /** What was asked. */
  key: string;
  of: Value;
  /** Stands in the document, whatever the address asks for. */
  isComposed?: true;
}
