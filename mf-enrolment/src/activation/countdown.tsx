import { resendLock } from '@agile-languages/shared/content';
import styles from './countdown.module.css';

/** Seconds until the button opens, with a bar that runs empty. Decorative: the sentence beside it has the same in words. */
export function Countdown({ left }: { /** Milliseconds. */ left: number }) {
  return (
    <p aria-hidden="true" className={styles.countdown}>
      <svg width="64" height="8" aria-hidden="true" focusable="false" className={styles.bar}>
        <rect width={(left / resendLock) * 64} height="8" className={styles.left} />
      </svg>
      <b>{Math.ceil(left / 1000)}</b> s
    </p>
  );
}
