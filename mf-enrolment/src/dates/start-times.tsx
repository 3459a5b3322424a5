import type { ClassRow } from '@agile-languages/shared/api';
import { classStart, yourTime, zoneName } from '@agile-languages/shared/formats';
import { around, useSay } from '@agile-languages/shared/ui';
import { useZonedClock } from '../class-facts/date-locale.ts';
import styles from './start-times.module.css';
import { VisitorTime } from './visitor-time.tsx';

/** `Mon 18:30 Europe/Istanbul`, `16:30 your time (Europe/Berlin)`. */
export function StartTimes({ row, visitorZone }: { row: ClassRow; visitorZone: string | undefined }) {
  const clock = useZonedClock();
  const say = useSay();
  const begins = classStart(row);
  if (!begins) return null;
  const { weekday, time, lang } = clock(begins.zone, begins.moment);
  const here = visitorZone ?? begins.zone;

  return (
    <p className={styles.zones}>
      <span className={styles.zone}>
        <b lang={lang}>{`${weekday} ${time}`}</b> {zoneName(begins.zone)}
      </span>{' '}
      <VisitorTime className={styles.zone} isKnown={visitorZone !== undefined}>
        {around(say('{} your time'), <b lang={lang}>{yourTime(begins, here, clock)}</b>)}{' '}
        <span className={styles.name}>{`(${here})`}</span>
      </VisitorTime>
    </p>
  );
}
