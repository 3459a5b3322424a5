import { Skeleton } from '@agile-languages/shared/ui';
import styles from './enrol-panel.module.css';

/** Keeps the places of description, order and sessions. */
export function ClassSkeleton() {
  return (
    <>
      <Skeleton lines={4} />
      <div className={styles.order} aria-hidden="true">
        <Skeleton lines={8} />
      </div>
      <Skeleton lines={12} />
    </>
  );
}
