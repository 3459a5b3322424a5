import type { ClassRow } from '@agile-languages/shared/api';
import { classStart } from '@agile-languages/shared/formats';
import { useZonedClock } from './date-locale.ts';
import { sessionsOf } from './sessions.ts';

/** `'until 12 Dec'` for a class whose sessions are known and more than one; else `''`. */
export function useLastDay(row: ClassRow): string {
  const clock = useZonedClock();
  const last = sessionsOf(row).slice(1).at(-1);
  if (!last) return '';
  const { day, month } = clock(classStart(row)?.zone ?? 'UTC', last.start);
  return `until ${day} ${month}`;
}
