import { useNavigation } from 'react-router-dom';
import styles from './progress.module.css';

/** A thin line under the header while the next page is being fetched. */
export function Progress() {
  return useNavigation().state === 'idle' ? null : (
    <div className={styles.line} role="progressbar" aria-label="Loading" />
  );
}
