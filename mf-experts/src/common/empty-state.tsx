import { IndexCard } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export function EmptyState({ tab, children }: { tab: string; children?: ReactNode }) {
  return (
    <IndexCard as="div" tab={tab} ruled punched bodyClassName={styles.body}>
      <p className={styles.sentence}>There is nothing to show</p>
      {children}
    </IndexCard>
  );
}
