import { type ReactNode, useEffect, useState } from 'react';
import styles from './later.module.css';

/** A part whose code is fetched when it is first wanted. A failed fetch can be tried again. */
export function Later<Module>({ load, quiet = false, children }: LaterProps<Module>) {
  const [part, setPart] = useState<Part<Module>>({ kind: 'pending' });

  useEffect(() => bring(load, setPart), [load]);

  if (part.kind === 'ready') return children(part.module);
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

function bring<Module>(load: () => Promise<Module>, setPart: (part: Part<Module>) => void): void {
  setPart({ kind: 'pending' });
  load().then(
    (module) => setPart({ kind: 'ready', module }),
    (cause: unknown) => {
      console.error('meter: a part could not be loaded', cause);
      setPart({ kind: 'failed' });
    },
  );
}

type Part<Module> = { kind: 'pending' } | { kind: 'ready'; module: Module } | { kind: 'failed' };

interface LaterProps<Module> {
  /** The import; the same function at each render. */
  load: () => Promise<Module>;
  /** Show nothing until it is there. Default `false`. */
  quiet?: boolean;
  children: (module: Module) => ReactNode;
}
