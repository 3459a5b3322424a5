import type { ClassRow } from '@agile-languages/shared/api';

export interface ClassDay {
  /** `2026-12-03` */
  iso: string;
  day: number;
  month: string;
  year: string;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The day of the first session in the class's own time zone, as it is written. */
export function classDay({ start = '' }: Pick<ClassRow, 'start'>): ClassDay | undefined {
  const [iso, year = '', month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(start) ?? [];
  const name = months[Number(month) - 1];
  return iso && name ? { iso, day: Number(day), month: name, year } : undefined;
}

/** Name of a class below the name of its Language: 'Language of Form, evening track' is 'Evening track' there. */
export function shortName({ className, langName }: Pick<ClassRow, 'className' | 'langName'>): string {
  const rest = className.replace(`Language of ${langName}`, langName);
  const match = rest.startsWith(langName) ? /^(?:, | (?=for ))(.+)$/.exec(rest.slice(langName.length)) : null;
  const short = match?.[1] ?? className;
  return short.charAt(0).toUpperCase() + short.slice(1);
}
