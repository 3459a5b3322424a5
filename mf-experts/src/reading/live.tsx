import { SectionBoundary } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import styles from './live.module.css';
import { knownOf, type Reading } from './use-reading.ts';

/**
 * Live data in its place: the skeleton, then what `children` makes of the value. A failure is rethrown into the
 * section's own boundary, which logs it and shows nothing; what the section showed of the same question stays, or the
 * empty place.
 */
export function Live<Value>({ name, reading, skeleton, children }: LiveProps<Value>) {
  return (
    <>
      <SectionBoundary name={name} onRetry={reading.again}>
        <View reading={reading} skeleton={skeleton}>
          {children}
        </View>
      </SectionBoundary>
      {reading.state === 'failed' ? (
        <SectionBoundary name={name} onRetry={reading.again}>
          <Rethrown cause={reading.cause} />
        </SectionBoundary>
      ) : null}
    </>
  );
}

/** Keeps the place of what is not there. */
export function Place({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place} aria-hidden="true">
      {children}
    </div>
  );
}

function View<Value>({ reading, skeleton, children }: Omit<LiveProps<Value>, 'name'>) {
  const known = knownOf(reading);
  if (known) return children(known.of, reading.state === 'ready' && reading.busy);
  return reading.state === 'failed' ? <Place>{skeleton}</Place> : skeleton;
}

function Rethrown({ cause }: { cause: unknown }): ReactNode {
  throw cause;
}

interface LiveProps<Value> {
  /** Name in the console. */
  name: string;
  reading: Reading<Value>;
  /** Stands in until the value is there: without text, and of the final size. */
  skeleton: ReactNode;
  children: (value: Value, busy: boolean) => ReactNode;
}
