import type { ReactNode } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './prerendered-list.module.css';

/**
 * A list whose document contains its first page. While the query of the address means another page and the code is not
 * loaded yet, the list keeps its space but is not seen. When the code cannot be loaded, it is shown after a while.
 */
export function PrerenderedList({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.list} data-prerendered={isHydrated ? undefined : ''}>
      {children}
    </div>
  );
}
