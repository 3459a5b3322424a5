import styles from './no-script-note.module.css';

/** Shown while scripts are off. */
export const NoScriptNote = () => (
  <p className={styles.note}>
    Counting needs scripts, which are off in this browser. Read here what the meter asks in its first case.
  </p>
);
