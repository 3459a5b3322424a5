import type { ClassRow } from '@agile-languages/shared/api';
import { classStart, readingIn, yourTime, zoneName } from './class-time.ts';
import styles from './zones.module.css';

/** `Mon 18:30 Europe/Istanbul`, `16:30 your time (Europe/Berlin)`. Nothing for a class without a start. */
export function Zones({ row, visitorZone }: { row: ClassRow; visitorZone: string | undefined }) {
  const begins = classStart(row);
  if (!begins) return null;
  const { weekday, time } = readingIn(begins.zone, begins.moment);

  return (
    <p className={styles.zones}>
      <span className={styles.zone}>
        <b>{`${weekday} ${time}`}</b> {zoneName(begins.zone)}
      </span>
      {visitorZone ? (
        <>
          {' '}
          <span className={styles.zone}>
            <b>{yourTime(begins, visitorZone)}</b> {`your time (${visitorZone})`}
          </span>
        </>
      ) : null}
    </p>
  );
}
