import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * Reads what `key` names, after the first render and again when `key` changes; nothing while it is `undefined`.
 * Until the next answer is there the last one stays and is `busy`. An answer for an earlier key is dropped, and the
 * call behind it abandoned.
 */
export function useRead<Value>(key: string | undefined, read: (signal: AbortSignal) => Promise<Value>): Read<Value> {
  const reader = useRef(read);
  const [attempt, setAttempt] = useState(0);
  const [{ result, shown }, setKnown] = useState<Known<Value>>({});
  const asked = key === undefined ? undefined : `${attempt} ${key}`;

  useEffect(() => {
    reader.current = read;
  });

  useEffect(() => {
    if (asked === undefined) return;
    const leaving = new AbortController();
    const settle = (settled: Result<Value>) => {
      if (leaving.signal.aborted) return;
      startTransition(() => setKnown((known) => ({ result: settled, shown: settled.value ?? known.shown })));
    };
    reader.current(leaving.signal).then(
      (value) => settle({ asked, value: { of: value } }),
      (cause: unknown) => settle({ asked, cause }),
    );
    return () => leaving.abort();
  }, [asked]);

  const again = () => setAttempt(attempt + 1);
  const current = result?.asked === asked ? result : undefined;
  if (current && !current.value) return { state: 'failed', cause: current.cause, again };
  return shown ? { state: 'ready', value: shown.of, busy: !current, again } : { state: 'pending', again };
}

export type Read<Value> = { /** Asks once more. */ again: () => void } & (
  | { state: 'pending' }
  | { state: 'ready'; value: Value; busy: boolean }
  | { state: 'failed'; cause: unknown }
);

interface Result<Value> {
  asked: string;
  value?: { of: Value };
  cause?: unknown;
}

interface Known<Value> {
  result?: Result<Value>;
  shown?: { of: Value };
}
