import { asPeople } from '@agile-languages/shared/formats';

/** `?people=7&hours=8&away=2026-12-20&until=2027-01-03&holidays=in` */
export interface PlanSettings {
  people: number;
  /** In a week; `0` for any. */
  hours: number;
  /** `2026-12-20`; `''` when not stated. */
  away: string;
  until: string;
  withHolidays: boolean;
}

export function readSettings(query: URLSearchParams): PlanSettings {
  const day = (name: string) => /^\d{4}-\d\d-\d\d$/.exec(query.get(name) ?? '')?.[0] ?? '';
  return {
    people: asPeople(query.get('people')),
    hours: Math.max(0, Math.floor(Number(query.get('hours'))) || 0),
    away: day('away'),
    until: day('until'),
    withHolidays: query.get('holidays') === 'in',
  };
}

/** `''` when everything is as at first. */
export function settingsSearch({ people, hours, away, until, withHolidays }: PlanSettings): string {
  const stated = {
    people: people > 1 && people,
    hours: hours > 0 && hours,
    away,
    until,
    holidays: withHolidays && 'in',
  };
  const search = Object.entries(stated).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return search.length > 0 ? `?${search.join('&')}` : '';
}

/** `MM-DD`: most people do not learn. */
const holidays: ReadonlySet<string> = new Set(['12-24', '12-25', '12-26', '12-31', '01-01']);

export function isDayOff(day: string, { away, until, withHolidays }: PlanSettings): boolean {
  const isAway = day >= away && day <= (until || away);
  return isAway || (!withHolidays && holidays.has(day.slice(5)));
}
