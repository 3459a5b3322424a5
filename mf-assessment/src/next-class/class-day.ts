/** Day of a class as its own place sees it: `'2026-12-05T10:00:00+03:00'` is 'Sat 5 Dec'. `''` when it is not stated. */
export function classDay(start: string | undefined): string {
  const day = start ? Date.parse(`${start.slice(0, 10)}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(day) ? '' : format.format(day).replace(',', '');
}

const format = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
