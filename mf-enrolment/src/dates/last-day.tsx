import type { ClassRow } from '@agile-languages/shared/api';
import { classStart } from '@agile-languages/shared/formats';
import styles from '../class-facts/language-line.module.css';
import { useZonedClock } from './date-locale.ts';
import { sessionsOf } from './sessions.ts';

/** `· until 12 Dec`, of a class whose sessions are known and more than one. */
export function LastDay({ row }: { row: ClassRow }) {
  const clock = useZonedClock();
  const last = sessionsOf(row).slice(1).at(-1);
  if (!last) return null;
  const { day, month } = clock(classStart(row)?.zone ?? 'UTC', last.start);
  return <span className={styles.fact}>{`until ${day} ${month}`}</span>;
}
