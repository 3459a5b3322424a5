import styles from './unscripted.module.css';

/** What stands on the page while scripts are off. */
export const Unscripted = () => (
  <p className={styles.unscripted}>
    Counting needs scripts, which are off in this browser. Read here what the meter asks in its first case.
  </p>
);
