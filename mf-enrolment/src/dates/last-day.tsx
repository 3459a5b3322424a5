import type { ClassRow } from '@agile-languages/shared/api';
import { classStart, sessionsOf } from '@agile-languages/shared/formats';
import { useSay } from '@agile-languages/shared/ui';
import styles from '../class-facts/language-line.module.css';
import { useDayText } from './use-day-text.ts';

/** `· until 12 Dec`; nothing for one session. */
export function LastDay({ row }: { row: ClassRow }) {
  const dayText = useDayText();
  const say = useSay();
  const last = sessionsOf(row).slice(1).at(-1);
  if (!last) return null;
  const day = dayText(classStart(row)?.zone ?? 'UTC', last.start);
  return <span className={styles.fact}>{say('until {0}', day)}</span>;
}
