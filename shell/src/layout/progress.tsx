import { createContext, use, useSyncExternalStore } from 'react';
import styles from './progress.module.css';

/** Whether the next page is being loaded. Nothing is while a document is prerendered. */
export const LoadingContext = createContext<Loading>({ isLoading: () => false, subscribe: () => () => {} });

/** A thin line under the header while the next page is being loaded. */
export function Progress() {
  const { isLoading, subscribe } = use(LoadingContext);
  return useSyncExternalStore(subscribe, isLoading, () => false) ? (
    <div className={styles.line} role="progressbar" aria-label="Loading" />
  ) : null;
}

interface Loading {
  isLoading: () => boolean;
  subscribe: (listener: () => void) => () => void;
}
