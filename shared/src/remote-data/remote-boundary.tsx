import type { ReactNode } from 'react';
import type { RemoteData } from '../contract/remote-data.ts';
import { SectionBoundary } from '../ui/structure/section-boundary.tsx';
import { lastValueOf } from './last-value.ts';
import styles from './remote-boundary.module.css';

/**
 * Shows remote data: the skeleton, then what `children` makes of the value. After a failure the last value of the same
 * key stays; without one the space of the skeleton stays, empty (specification, section 8: no message). The failure
 * is logged with a short id, and the data are requested again when the window regains focus.
 */
export function RemoteBoundary<Value>({ name, data, skeleton, children }: RemoteBoundaryProps<Value>) {
  return (
    <>
      <SectionBoundary name={name} onRetry={data.retry}>
        <Content data={data} skeleton={skeleton}>
          {children}
        </Content>
      </SectionBoundary>
      {data.state === 'failed' ? (
        <SectionBoundary name={name} onRetry={data.retry}>
          <Rethrown cause={data.cause} />
        </SectionBoundary>
      ) : null}
    </>
  );
}

function Content<Value>({ data, skeleton, children }: Omit<RemoteBoundaryProps<Value>, 'name'>) {
  const value = lastValueOf(data);
  if (value !== undefined) return children(value, data.state === 'ready' && data.isStale);
  return data.state === 'failed' ? <ReservedSpace>{skeleton}</ReservedSpace> : skeleton;
}

function Rethrown({ cause }: { cause: unknown }): ReactNode {
  throw cause;
}

export function ReservedSpace({ children }: { children: ReactNode }) {
  return (
    <div className={styles.reserved} aria-hidden="true">
      {children}
    </div>
  );
}

interface RemoteBoundaryProps<Value> {
  name: string;
  data: RemoteData<Value>;
  /** Shown until the value is there: without text, and of the final size. */
  skeleton: ReactNode;
  /** `isStale`: the value belongs to an earlier key, and the next one is under way. */
  children: (value: Value, isStale: boolean) => ReactNode;
}
