import { SectionBoundary } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import styles from './live.module.css';
import type { Reading } from './use-reading.ts';

/**
 * Live data in its place: the skeleton, then what `children` makes of the value. A failure is rethrown into the
 * section's own boundary, which logs it and shows nothing; the place stays empty and keeps its size.
 */
export function Live<Value>({ name, reading, skeleton, children }: LiveProps<Value>) {
  const failed = reading.state === 'failed';
  return (
    <>
      {failed ? <Place>{skeleton}</Place> : null}
      <SectionBoundary key={failed ? 'failed' : 'fine'} name={name} onRetry={reading.again}>
        <Content reading={reading} skeleton={skeleton}>
          {children}
        </Content>
      </SectionBoundary>
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

function Content<Value>({ reading, skeleton, children }: Omit<LiveProps<Value>, 'name'>) {
  if (reading.state === 'failed') throw reading.cause;
  return reading.state === 'pending' ? skeleton : children(reading.value, reading.busy);
}

interface LiveProps<Value> {
  /** Name in the console. */
  name: string;
  reading: Reading<Value>;
  /** Stands in until the value is there: without text, and of the final size. */
  skeleton: ReactNode;
  children: (value: Value, busy: boolean) => ReactNode;
}
