import { useSay } from '@agile-languages/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './load-on-demand.module.css';

export function LoadOnDemand<Value>({ load, quiet = false, children }: LoadOnDemandProps<Value>) {
  const say = useSay();
  const [part, setPart] = useState<Part<Value>>({ kind: 'pending' });

  useEffect(() => start(load, setPart), [load]);

  if (part.kind === 'ready') return children(part.value);
  if (quiet) return null;
  if (part.kind === 'pending') return <p className={styles.pending}>{say('One moment …')}</p>;
  return (
    <p className={styles.pending}>
      {say('This part could not be loaded.')}{' '}
      <button type="button" onClick={() => start(load, setPart)}>
        {say('Try again')}
      </button>
    </p>
  );
}

function start<Value>(load: () => Promise<Value>, setPart: (part: Part<Value>) => void): void {
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

interface LoadOnDemandProps<Value> {
  /** Must be the same function at each render. */
  load: () => Promise<Value>;
  quiet?: boolean;
  children: (value: Value) => ReactNode;
}
