import styles from './skeleton.module.css';

/** Lines that keep the place of a text until it is there. Says nothing to screen readers. */
export function Skeleton({ lines = 3 }: { /** Lines of 28 px. Default 3. */ lines?: number }) {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}
