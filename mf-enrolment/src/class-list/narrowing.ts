import type { ClassRow } from '@agile-languages/shared/api';
import { classStart, zonedClock } from '@agile-languages/shared/formats';

/** What narrows the classes of the page at hand; `''` lets everything through. */
export interface Narrowing {
  mode: string;
  /** `'Dec 2026'` */
  month: string;
  /** One of `timesOfDay`. */
  time: string;
}

export const everything: Narrowing = { mode: '', month: '', time: '' };

/** Four parts of the visitor's day, by the hour at which they begin. */
const timesOfDay = [
  { name: 'Night', from: 0 },
  { name: 'Morning', from: 5 },
  { name: 'Afternoon', from: 12 },
  { name: 'Evening', from: 17 },
  { name: 'Night', from: 22 },
];

/** Values by which the classes at hand can be narrowed, in their own order. */
export function choicesOf(rows: readonly ClassRow[], visitorZone: string | undefined): Choices {
  const facts = rows.map((row) => factsOf(row, visitorZone));
  const distinct = (name: keyof Narrowing) => [...new Set(facts.map((fact) => fact[name]).filter(Boolean))];
  const times = distinct('time');
  return {
    mode: distinct('mode'),
    month: distinct('month'),
    time: [...new Set(timesOfDay.slice(1).map(({ name }) => name))].filter((name) => times.includes(name)),
  };
}

export function narrow(rows: readonly ClassRow[], by: Narrowing, visitorZone: string | undefined): ClassRow[] {
  return rows.filter((row) => {
    const facts = factsOf(row, visitorZone);
    return names.every((name) => by[name] === '' || by[name] === facts[name]);
  });
}

const names = ['mode', 'month', 'time'] as const;

function factsOf(row: ClassRow, visitorZone: string | undefined): Narrowing {
  const begins = classStart(row);
  const there = begins && zonedClock(begins.zone, begins.moment);
  const here = begins && visitorZone ? zonedClock(visitorZone, begins.moment) : undefined;
  return {
    mode: row.mode ?? '',
    month: there ? `${there.month} ${there.year}` : '',
    time: here ? (timesOfDay.findLast(({ from }) => here.hour >= from)?.name ?? '') : '',
  };
}

export type Choices = Readonly<Record<keyof Narrowing, readonly string[]>>;
