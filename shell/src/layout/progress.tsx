import { createContext, use, useSyncExternalStore } from 'react';
import styles from './progress.module.css';

/** Always `false` while a document is prerendered. */
export const LoadingContext = createContext<Loading>({ isLoading: () => false, subscribe: () => () => {} });

/** A browser styles the page again when an element is inserted (decision 85). */
export function Progress() {
  const { isLoading, subscribe } = use(LoadingContext);
  const isShown = useSyncExternalStore(subscribe, isLoading, () => false);
  return <div className={styles.line} role="progressbar" aria-label="Loading" hidden={!isShown} />;
}

interface Loading {
  isLoading: () => boolean;
  subscribe: (listener: () => void) => () => void;
}
