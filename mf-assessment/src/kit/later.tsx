import { type ReactNode, useEffect, useState } from 'react';
import styles from './later.module.css';

/** A part whose code is fetched when it is first wanted. A failed fetch can be tried again. */
export function Later<Value>({ load, quiet = false, children }: LaterProps<Value>) {
  const [part, setPart] = useState<Part<Value>>({ kind: 'pending' });

  useEffect(() => bring(load, setPart), [load]);

  if (part.kind === 'ready') return children(part.value);
  if (quiet) return null;
  if (part.kind === 'pending') return <p className={styles.pending}>One moment …</p>;
  return (
    <p className={styles.pending}>
      This part could not be loaded.{' '}
      <button type="button" onClick={() => bring(load, setPart)}>
        Try again
      </button>
    </p>
  );
}

function bring<Value>(load: () => Promise<Value>, setPart: (part: Part<Value>) => void): void {
  setPart({ kind: 'pending' });
  load().then(
    (value) => setPart({ kind: 'ready', value }),
    (cause: unknown) => {
      console.error('meter: a part could not be loaded', cause);
      setPart({ kind: 'failed' });
    },
  );
}

type Part<Value> = { kind: 'pending' } | { kind: 'ready'; value: Value } | { kind: 'failed' };

interface LaterProps<Value> {
  /** Imports it; the same function at each render. */
  load: () => Promise<Value>;
  /** Show nothing until it is there. Default `false`. */
  quiet?: boolean;
  children: (value: Value) => ReactNode;
}
