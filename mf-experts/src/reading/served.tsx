import { useHydrated } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import styles from './served.module.css';

/**
 * A list as the document holds it, which is its first page. It is not seen while the address asks for another one and
 * nobody has asked for that yet; when the code of the area does not come, it shows after a while.
 */
export function Served({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <div className={styles.served} data-served={hydrated ? undefined : ''}>
      {children}
    </div>
  );
}
