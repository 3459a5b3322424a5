import { IndexCard } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** A blank card instead of an empty list. */
export function EmptyState({ tab, children }: { tab: string /** Link to another list. */; children?: ReactNode }) {
  return (
    <IndexCard as="div" tab={tab} ruled punched bodyClassName={styles.body}>
      <p className={styles.sentence}>There is nothing to show</p>
      {children}
    </IndexCard>
  );
}
