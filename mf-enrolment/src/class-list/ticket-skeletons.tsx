import { Skeleton } from '@agile-languages/shared/ui';
import styles from './ticket.module.css';

/** A full page of tickets before the classes are there, as tall as they will be. */
export function TicketSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.skeletons} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={styles.ticket} part="class">
          <div className={styles.blank} />
          <div className={styles.main}>
            <Skeleton lines={4} />
          </div>
          <div className={styles.stub}>
            <div className={styles.line}>
              <Skeleton lines={3} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
