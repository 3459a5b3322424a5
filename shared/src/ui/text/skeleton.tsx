import styles from './skeleton.module.css';

/** Grey lines until a text is loaded. Hidden from screen readers. */
export function Skeleton({ lines = 3 }: { /** Lines of 28 px. Default 3. */ lines?: number }) {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}
