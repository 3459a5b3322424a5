import { longDay } from '@agile-languages/shared/formats';

/** `#meter=…&on=2026-11-26&name=Sprint%2012` */
export function datedLink(link: string, day: string, name: string): string {
  const label = name.trim().slice(0, longestName);
  return `${link}&on=${day}${label ? `&name=${encodeURIComponent(label)}` : ''}`;
}

export function datedOf(link: string): Dated | undefined {
  const [, day = '', code = ''] = /&on=(\d{4}-\d{2}-\d{2})(?:&name=([^&\s]*))?/.exec(link) ?? [];
  return longDay(day) ? { day, name: decoded(code).slice(0, longestName) } : undefined;
}

/** 'Thu 26 Nov 2026, Sprint 12' */
export const datedText = ({ day, name }: Dated): string => [longDay(day), name].filter(Boolean).join(', ');

/** Of the visitor's calendar, '2026-11-26'. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-');

export const longestName = 40;

function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return '';
  }
}

export interface Dated {
  /** '2026-11-26' */
  day: string;
  /** `''` for none. */
  name: string;
}
