import { type ClassPattern, parsePattern } from '@agile-languages/shared/api';

export interface PlanOfDays {
  /** Local, `2026-12-03T18:30`. */
  start: string;
  pattern: string;
  /** Lines `2026-12-28: left out` and `2027-01-04: 2027-01-05 17:00-19:00`. */
  otherDates?: string;
}

export interface PlannedDay {
  /** `otherDates` names the session by it. */
  of: string;
  isLeftOut: boolean;
  day: string;
  from: string;
  /** `undefined`: the pattern has no length. */
  minutes: number | undefined;
}

/** The first one is the only one when its weekday is not in the pattern. */
export function plannedDays({ start, pattern, otherDates = '' }: PlanOfDays): PlannedDay[] {
  const plan = parsePattern(pattern);
  const first = Temporal.PlainDate.from(start.slice(0, 10));
  const from = start.slice(11, 16);
  const minutes = plan && Math.round(plan.hours * 60);
  const usual = (of: string): PlannedDay => ({ of, isLeftOut: false, day: of, from, minutes });
  if (!plan?.weekdays.includes(first.dayOfWeek % 7)) return [usual(first.toString())];

  const others = new Map(linesOf(otherDates).map((line) => [line.of, line]));
  const days: PlannedDay[] = [];
  let held = 0;
  for (const of of usualDays(start, plan)) {
    if (held === plan.count) break;
    const planned = { ...usual(of), ...others.get(of) };
    days.push(planned);
    if (!planned.isLeftOut) held += 1;
  }
  return days;
}

/** Without end. */
export function* usualDays(start: string, { weekdays, weeks }: Pick<ClassPattern, 'weekdays' | 'weeks'>) {
  const first = Temporal.PlainDate.from(start.slice(0, 10));
  for (let date = first; ; date = date.add({ days: 1 }))
    if (weekdays.includes(date.dayOfWeek % 7) && (weeks === 1 || isSameFortnight(first, date))) yield date.toString();
}

const isSameFortnight = (first: Temporal.PlainDate, date: Temporal.PlainDate) =>
  (first.subtract({ days: first.dayOfWeek - 1 }).until(date).days / 14) % 1 < 0.5;

const form = /^(\d{4}-\d\d-\d\d): (?:(\d{4}-\d\d-\d\d) (\d\d:\d\d)-(\d\d:\d\d)|left out)$/;

const linesOf = (lines: string) =>
  lines.split('\n').flatMap((line) => {
    const [, of, day, from = '', to = ''] = form.exec(line) ?? [];
    if (!of) return [];
    return day ? { of, isLeftOut: false, day, from, minutes: minutesBetween(from, to) } : { of, isLeftOut: true };
  });

/** Over midnight when the end is not after the start. */
function minutesBetween(from: string, to: string): number {
  const [start = 0, end = 0] = [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  return end > start ? end - start : end - start + 24 * 60;
}

/** The end of a sentence. */
export function otherDatesFault(plan: PlanOfDays & { otherDates: string }): string | undefined {
  const lines = plan.otherDates.split('\n');
  const odd = lines.find((line) => !form.test(line));
  if (odd !== undefined)
    return `“${odd}” is not understood: a line is like “2026-12-28: left out” or “2027-01-04: 2027-01-05 17:00-19:00”.`;
  const keys = lines.map((line) => line.slice(0, 10));
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice) return `two lines begin with ${twice}.`;
  const days = plannedDays(plan);
  const stray = keys.find((key) => !days.some(({ of }) => of === key));
  if (stray) return `there would be no session on ${stray}, so that none can be left out or moved.`;
  const [first, ...others] = days;
  if (first && (first.isLeftOut || first.day !== first.of || first.from !== plan.start.slice(11, 16)))
    return `${first.of} is the first session: change “First session” instead.`;
  const moments = others.filter(({ isLeftOut }) => !isLeftOut).map(({ day, from }) => `${day}T${from}`);
  if (moments.some((moment) => moment <= plan.start)) return 'no session can be before the first one.';
  return moments.some((moment, index) => moments.indexOf(moment) !== index)
    ? 'two sessions would begin at the same time.'
    : undefined;
}
