import styles from './caret.module.css';

/** The proof-reader's: something is missing here. */
export function Caret({ shown }: { shown?: boolean }) {
  return (
    <svg viewBox="0 0 14 10" width="14" height="10" className={styles.caret} data-shown={shown} aria-hidden="true">
      <path d="M1.5 9 7 1.5 12.5 9" />
    </svg>
  );
}
