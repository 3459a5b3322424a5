import type { ReactNode } from 'react';
import styles from './reserved-space.module.css';

/** Takes the space of its children and shows nothing. */
export function ReservedSpace({ children }: { children: ReactNode }) {
  return (
    <div className={styles.reserved} aria-hidden="true">
      {children}
    </div>
  );
}
