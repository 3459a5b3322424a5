import type { ClassRow } from '@agile-languages/shared/api';
import { classStart, yourTime, zoneName } from './class-time.ts';
import { useReading } from './date-locale.ts';
import styles from './zones.module.css';

/** `Mon 18:30 Europe/Istanbul`, `16:30 your time (Europe/Berlin)`. Nothing for a class without a start. */
export function Zones({ row, visitorZone }: { row: ClassRow; visitorZone: string | undefined }) {
  const readingIn = useReading();
  const begins = classStart(row);
  if (!begins) return null;
  const { weekday, time, lang } = readingIn(begins.zone, begins.moment);

  return (
    <p className={styles.zones}>
      <span className={styles.zone}>
        <b lang={lang}>{`${weekday} ${time}`}</b> {zoneName(begins.zone)}
      </span>
      {visitorZone ? (
        <>
          {' '}
          <span className={styles.zone}>
            <b lang={lang}>{yourTime(begins, visitorZone, readingIn)}</b> {`your time (${visitorZone})`}
          </span>
        </>
      ) : null}
    </p>
  );
}
