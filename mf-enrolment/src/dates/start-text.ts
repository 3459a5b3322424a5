import type { ClassRow } from '@agile-languages/shared/api';
import { classStart, zonedClock, zoneName } from '@agile-languages/shared/formats';

/** `'Mon 30 Nov 2026, 18:30 Europe/Istanbul'`; `''` for a class without a start. */
export function startText(row: Pick<ClassRow, 'start' | 'timeZone'>): string {
  const begins = classStart(row);
  if (!begins) return '';
  const { weekday, day, month, year, time } = zonedClock(begins.zone, begins.moment);
  return `${weekday} ${day} ${month} ${year}, ${time} ${zoneName(begins.zone)}`;
}
