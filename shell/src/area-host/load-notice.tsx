import { Button } from '@agile-languages/shared/ui';
import { useSyncExternalStore } from 'react';
import styles from '../document/notice.module.css';
import type { ModuleStore } from '../federation/module-store.ts';

/** Above the page, so that nothing moves. */
export function LoadNotice({ store }: { store: Pick<ModuleStore, 'subscribe' | 'failures' | 'retry'> }) {
  const failures = useSyncExternalStore(store.subscribe, store.failures, () => 0);
  return (
    <div role="status" className={styles.place}>
      {failures > 0 ? (
        <div className={styles.notice}>
          <p>A part of this page could not be loaded. What you see can be read, but some controls do not work yet.</p>
          <Button variant="line" onClick={store.retry}>
            Try again
          </Button>
        </div>
      ) : null}
    </div>
  );
}
