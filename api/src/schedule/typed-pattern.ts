import { dayNames, typedDays } from './typed-days.ts';

/** `fault` ends a sentence. */
export type TypedPattern = { pattern: string } | { fault: string };

/**
 * `2 × 8h, Mon, Tue 9–17`, `Mon+Tue 9:00-17:00`, `5 x 90 min, Tue`.
 *
 * @param start first session, `2026-12-03T18:30` or `''`: it has the hour, and the days where only one set is possible
 */
export function typedPattern(text: string, start = ''): TypedPattern {
  const words = new Words(text);
  const fortnight = words.take(everyTwoWeeks);
  const range = words.take(timeRange);
  const count = words.take(/(\d{1,3}) ?(x|times|mal|fois|sessions?|days?|tage?|jours?)(?![a-zà-ÿ])/);
  const whole = words.take(
    /(\d{1,3}(?:[.,]\d{1,2})?) ?(hours?|hrs?|h|std|stunden?|heures?|minutes?|mins?|minuten)(?![a-zà-ÿ]| ?\d\d(?![:.h]))/,
  );
  const long = whole
    ? undefined
    : words.take(/\b([1-9]) ?(?:h|hours?|hrs?|std|stunden?|heures?) ?(\d\d)(?: ?min\w*)?(?![\d:.])/);
  const time = words.take(timeOfDay);
  const days = typedDays(words.rest());
  if (days === undefined) return { fault: unread };

  const hours = long ? Number(long[1]) + Number(long[2]) / 60 : lengthOf(whole);
  const span = range && spanOf(range);
  if (span === null) return { fault: unread };
  if (span && hours && Math.abs(span.hours - hours) > 0.01)
    return { fault: `has two lengths: ${rounded(hours)} h, and ${rounded(span.hours)} h from ${span.from}.` };
  const given = time && (time[1] ? clockOf(time[1], time[2], time[3]) : clockOf(time[4], '00', time[5]));
  if (time && !given) return { fault: unread };
  const from = span?.from ?? given ?? start.slice(11, 16);
  return composed({
    ...{ start, from, days, every: fortnight ? 'every 2 weeks ' : '' },
    hours: span?.hours ?? hours,
    count: count && Number(count[1]),
    isDays: /^[dtj]/.test(count?.[2] ?? ''),
  });
}

function composed({ count, days, every, from, hours, isDays, start }: Read): TypedPattern {
  const first = start && dayNames[new Date(`${start.slice(0, 10)}T00:00:00Z`).getUTCDay()];
  const held = days.names || (isDays || count === 1 ? consecutive(first, count ?? 1) : '');
  const sessions = count ?? (days.number || undefined);
  if (hours === undefined)
    return { fault: 'has to say how long a session is, like "2 x 8 h, Mon+Tue 09:00" or "Mon+Tue 9:00-17:00".' };
  if (sessions === undefined) return { fault: unread };
  const begin = `${sessions} x ${rounded(hours)} h`;
  if (held === '') {
    const day = first || 'Mon';
    const time = from || '09:00';
    return {
      fault: `has to name the days, like "${begin}, ${consecutive(day, 2)} ${time}", or "${begin}, ${day} ${time}" for one session a week.`,
    };
  }
  if (!from) return { fault: `has to say at what time, like "${begin}, ${held} 09:00".` };
  return sessions >= 1 && sessions <= 100 && hours > 0 && hours <= 24
    ? { pattern: `${begin}, ${every}${held} ${from}` }
    : { fault: unread };
}

interface Read {
  start: string;
  from: string;
  hours: number | undefined;
  count: number | undefined;
  isDays: boolean;
  every: string;
  days: { names: string; number: number };
}

const unread = 'has to be like "10 x 3 h, Mon+Wed 18:30": 1 to 100 sessions, at most 24 hours, days or daily, time.';

/** `''` when the first day is not known. */
function consecutive(first: string | undefined, count: number): string {
  const at = dayNames.indexOf(first ?? '');
  if (at < 0) return '';
  return count >= 7 ? 'daily' : Array.from({ length: count }, (_, ahead) => dayNames[(at + ahead) % 7]).join('+');
}

const everyTwoWeeks =
  /fortnightly|bi-?weekly|every (?:2|two|second|2nd|other) weeks?|alle (?:2|zwei) wochen|14-tägig|toutes les (?:2|deux) semaines/;

const clock = String.raw`(\d{1,2})(?:[:.h](\d\d))? ?(am|pm|uhr|h)?`;
const timeRange = new RegExp(
  String.raw`(?:\b(?:from|von|de) )?(?<![\d.:])${clock} ?(?:-|to|till|until|bis|à) ?${clock}(?![\d.,:a-z])`,
);
const timeOfDay =
  /(?:\b(?:at|um) )?(?<![\d.:])(?:(\d{1,2})[:.h](\d\d) ?(am|pm|uhr|h)?|(\d{1,2}) ?(am|pm|uhr))(?![\d:.,a-z])/;

function spanOf(found: RegExpExecArray): { from: string; hours: number } | null {
  const [, hour, minute, half, toHour, toMinute, toHalf] = found;
  const isShared = half === undefined && toHalf === 'pm' && Number(hour) < Number(toHour) && Number(toHour) < 12;
  const from = clockOf(hour, minute, isShared ? 'pm' : half);
  const to = clockOf(toHour, toMinute, toHalf);
  if (!from || !to) return null;
  const minutes = minutesOf(to) - minutesOf(from);
  return { from, hours: (minutes > 0 ? minutes : minutes + 24 * 60) / 60 };
}

function clockOf(hour = '', minute = '00', half = ''): string | undefined {
  const isHalf = half === 'am' || half === 'pm';
  const number = isHalf ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour);
  if (number > 23 || Number(minute) > 59 || (isHalf && Number(hour) > 12)) return undefined;
  return `${String(number).padStart(2, '0')}:${minute}`;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function lengthOf(found: RegExpExecArray | undefined): number | undefined {
  const [, number, unit = ''] = found ?? [];
  if (number === undefined) return undefined;
  return Number(number.replace(',', '.')) / (unit.startsWith('m') ? 60 : 1);
}

/** Two decimals tell every minute apart. */
const rounded = (hours: number) => String(Math.round(hours * 100) / 100);

/** What is read is taken out. */
class Words {
  #text: string;

  constructor(text: string) {
    this.#text = text
      .toLowerCase()
      .replaceAll(/[×✕*]/g, 'x')
      .replaceAll(/[‐-―−]/g, '-')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\b([ap])\.m\.?/g, '$1m')
      .trim();
  }

  take(form: RegExp): RegExpExecArray | undefined {
    const found = form.exec(this.#text) ?? undefined;
    if (found) this.#text = this.#text.replace(found[0], ' ; ');
    return found;
  }

  rest = () => this.#text;
}
