import { SectionBoundary, Skeleton } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import type { FaqEntry } from './faq-entries.ts';
import styles from './faq-room.module.css';
import type { FaqState } from './use-faq.ts';

/** Shows the questions; keeps their room free while they are awaited, and when they cannot be had. */
export function FaqRoom({ state, lines, children }: FaqRoomProps) {
  if (state.kind === 'pending') return <Skeleton lines={lines} />;
  if (state.kind === 'ready') return children(state.entries);
  return (
    <>
      <div className={styles.empty} inert>
        {children(state.entries)}
      </div>
      <SectionBoundary name="questions" onRetry={state.again}>
        <Rethrown cause={state.cause} />
      </SectionBoundary>
    </>
  );
}

function Rethrown({ cause }: { cause: unknown }): never {
  throw cause;
}

interface FaqRoomProps {
  state: FaqState;
  /** Lines of the skeleton. */
  lines: number;
  children: (entries: FaqEntry[]) => ReactNode;
}
