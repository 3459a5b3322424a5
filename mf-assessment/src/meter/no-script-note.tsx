import styles from './no-script-note.module.css';

/** Shown while scripts are off. */
export const NoScriptNote = () => (
  <p className={styles.note}>
    The meter needs JavaScript, which is switched off. Here are the questions of its first case.
  </p>
);
