const week = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const maxSessions = 100;

/**
 * Parses the `pattern` of a class, `'10 x 3 h, Mon+Wed 18:30'`, `'5 x 2 h, Mon-Fri 09:00'`, `'3 x 2 h, daily 13:00'`,
 * `'5 x 2 h, every 2 weeks Mon 18:30'`.
 * Returns `undefined` for a pattern of another form. The count is at most a hundred.
 */
export function parsePattern(pattern = ''): ClassPattern | undefined {
  const [, count, hours, fortnight, days = ''] =
    /^(\d+) x (\d+(?:\.\d+)?) h, (every 2 weeks )?(\S+)/.exec(pattern) ?? [];
  const weekdays = weekdaysOf(days);
  if (!count || !hours || weekdays.length === 0) return undefined;
  const sessions = Math.min(Number(count), maxSessions);
  return {
    count: sessions,
    hours: Number(hours),
    totalHours: sessions * Number(hours),
    weekdays,
    weeks: fortnight ? 2 : 1,
  };
}

/**
 * Whether the first session of a class is one of its pattern: on one of its weekdays, at its hour. A pattern of another
 * form excludes nothing.
 * @param start local date and time, `'2026-12-03T18:30'`; what follows is not read.
 */
export function startsInPattern(start: string, pattern: string | undefined): boolean {
  const plan = parsePattern(pattern);
  const hour = / (\d\d:\d\d)$/.exec(pattern ?? '')?.[1] ?? start.slice(11, 16);
  const weekday = new Date(`${start.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return !plan || (plan.weekdays.includes(weekday) && hour === start.slice(11, 16));
}

function weekdaysOf(text: string): number[] {
  if (text === 'daily') return [0, 1, 2, 3, 4, 5, 6];
  const [from, to] = text.split('-').map((day) => week.indexOf(day));
  if (from !== undefined && to !== undefined)
    return from > 0 && to > from ? Array.from({ length: to - from + 1 }, (_, ahead) => from + ahead) : [];
  return text
    .split('+')
    .map((day) => week.indexOf(day))
    .filter((day) => day >= 0);
}

/** How often a class meets, how long, on which weekdays. */
export interface ClassPattern {
  /** Sessions in all. */
  count: number;
  /** Length of a session. */
  hours: number;
  /** Length of all sessions together. */
  totalHours: number;
  /** 0 is Sunday. */
  weekdays: number[];
  /** 2: in every second week, from that of the first session on. */
  weeks: 1 | 2;
}
