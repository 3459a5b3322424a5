const day = String.raw`(\d{1,4})([-./])\s?(\d{1,2})\2\s?(\d{1,4})`;
const clock = String.raw`(\d{1,2})[:.h](\d{2})(?::\d{2}(?:[+-]\d{2}:\d{2})?)?(?:\s?([ap])\.?m\.?)?`;
const dayAlone = new RegExp(`^${day}$`);
const dayAndTime = new RegExp(`^${day}(?:,?\\s+|T)${clock}$`, 'i');

/** In the form `2026-12-03T18:30`; other texts stay as they are. */
export function typedMoment(value: string): string {
  const typed = value.trim();
  const [, first = '', between = '', second = '', third = '', hour = '', minute = '', half = ''] =
    dayAndTime.exec(typed) ?? [];
  const date = dateIn([first, second, third], between);
  if (date === undefined || (half && (Number(hour) < 1 || Number(hour) > 12))) return typed;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return `${date}T${String(hours).padStart(2, '0')}:${minute}`;
}

/** In the form `20261203`. */
export function typedDay(value: string): string {
  const typed = value.trim();
  const [, first = '', between = '', second = '', third = ''] = dayAlone.exec(typed) ?? [];
  return dateIn([first, second, third], between)?.replaceAll('-', '') ?? typed;
}

/** Some countries read the day first, others the month. */
export function isAmbiguous(value: string): boolean {
  const [, first = '', between = '', second = '', third = ''] = new RegExp(`^${day}`).exec(value.trim()) ?? [];
  return between !== '' && third.length === 4 && dateIn([first, second, third], between) === undefined;
}

function dateIn(parts: [string, string, string], between: string): string | undefined {
  const [first, second, third] = parts;
  const written = (year: string, month: string, dayOfMonth: string) =>
    `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  if (first.length === 4) return third.length <= 2 ? written(first, second, third) : undefined;
  if (third.length !== 4 || first.length > 2) return undefined;
  if (between === '.' || Number(first) > 12 || Number(first) === Number(second)) return written(third, second, first);
  return Number(second) > 12 ? written(third, first, second) : undefined;
}
