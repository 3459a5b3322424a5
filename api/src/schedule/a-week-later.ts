import { parsePattern } from '@agile-languages/shared/api';
import { type PlanOfDays, plannedDays, usualDays } from './planned-days.ts';

/** A session that would meet a date that is left out comes as many weeks later as it takes. */
export function aWeekLater({
  start,
  pattern,
  otherDates,
}: Required<PlanOfDays>): Omit<Required<PlanOfDays>, 'pattern'> {
  const [firstDay, time] = [start.slice(0, 10), start.slice(11)];
  const days = plannedDays({ start, pattern, otherDates });
  const leftOut = new Set(days.filter(({ isLeftOut }) => isLeftOut).map(({ of }) => of));
  const held = days.filter(({ isLeftOut }) => !isLeftOut);
  const hours = new Map(otherDates.split('\n').map((line) => [line.slice(0, 10), line.split(' ')[2]]));
  const isMoved = ({ of, day, from }: (typeof days)[number]) => day !== of || from !== time;

  const lines = new Map<string, string>();
  const begins = new Set<string>();
  for (const { of } of held.filter((session) => !isMoved(session))) {
    const day = weekLater(of, (later) => !leftOut.has(later));
    begins.add(`${day}T${time}`);
    lines.set(day, hours.has(of) ? `${day}: ${day} ${hours.get(of)}` : '');
  }
  const first = [...lines.keys()].toSorted()[0] ?? weekLater(firstDay);
  const next = `${first}T${time}`;
  for (const { of, day, from } of held.filter(isMoved)) {
    const key = weekLater(of, (later) => later > first && !leftOut.has(later) && !lines.has(later));
    const isFree = (moment: string) => moment > next && !begins.has(moment);
    const to = weekLater(day, (later) => !leftOut.has(later) && isFree(`${later}T${from}`));
    begins.add(`${to}T${from}`);
    lines.set(key, `${key}: ${to} ${hours.get(of)}`);
  }
  const plan = parsePattern(pattern);
  const last = [...lines.keys()].toSorted().at(-1) ?? first;
  for (const day of plan ? usualDays(next, plan) : []) {
    if (day > last) break;
    if (!lines.has(day)) lines.set(day, `${day}: left out`);
  }
  return { start: next, otherDates: [...lines.values()].filter(Boolean).toSorted().join('\n') };
}

function weekLater(day: string, isGood: (later: string) => boolean = () => true): string {
  const later = Temporal.PlainDate.from(day).add({ weeks: 1 }).toString();
  return isGood(later) ? later : weekLater(later, isGood);
}
