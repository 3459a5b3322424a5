import type { ReactNode } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './prerendered-list.module.css';

/**
 * A list whose document contains its first page. While the query of the address asks for another page and the code is not
 * there yet, the list takes its space but is not seen. When the code does not come, it shows after a while.
 */
export function PrerenderedList({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.list} data-prerendered={isHydrated ? undefined : ''}>
      {children}
    </div>
  );
}
