import { type ClassRow, parsePattern } from '@agile-languages/shared/api';
import { classStart, zonedClock } from '@agile-languages/shared/formats';
import type { Narrowing } from '../links/class-links.ts';

/** Four parts of the visitor's day, by the hour at which they begin. */
const timesOfDay = [
  { name: 'Night', from: 0 },
  { name: 'Morning', from: 5 },
  { name: 'Afternoon', from: 12 },
  { name: 'Evening', from: 17 },
  { name: 'Night', from: 22 },
];

/** Values by which these classes can be narrowed, in their own order, trainers by name. */
export function choicesOf(rows: readonly ClassRow[], visitorZone: string | undefined): Choices {
  const facts = rows.map((row) => factsOf(row, visitorZone));
  const distinct = (name: keyof Facts) => [...new Set(facts.map((fact) => fact[name]).filter(Boolean))];
  const times = distinct('time');
  const trainers = new Map(rows.map(({ trainerId = '', trainerName = '' }) => [trainerId, trainerName]));
  return {
    mode: distinct('mode').map(asChoice),
    month: distinct('month').map(asChoice),
    time: [...new Set(timesOfDay.slice(1).map(({ name }) => name))]
      .filter((name) => times.includes(name))
      .map(asChoice),
    trainer: [...trainers]
      .filter(([value, label]) => value && label)
      .map(([value, label]) => ({ value, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
  };
}

const asChoice = (value: string): Choice => ({ value, label: value });

export function narrow(rows: readonly ClassRow[], by: Narrowing, visitorZone: string | undefined): ClassRow[] {
  return rows.filter((row) => {
    const facts = factsOf(row, visitorZone);
    const isWanted = by.languages === '' || by.languages.split(',').includes(row.fkDpLangId ?? '');
    return isWanted && names.every((name) => by[name] === '' || by[name] === facts[name]);
  });
}

const names = ['mode', 'month', 'time', 'trainer', 'hours'] as const;

function factsOf(row: ClassRow, visitorZone: string | undefined): Facts {
  const begins = classStart(row);
  const there = begins && zonedClock(begins.zone, begins.moment);
  const here = begins && visitorZone ? zonedClock(visitorZone, begins.moment) : undefined;
  return {
    mode: row.mode ?? '',
    trainer: row.trainerId ?? '',
    hours: String(parsePattern(row.pattern)?.totalHours ?? ''),
    month: there ? `${there.month} ${there.year}` : '',
    time: here ? (timesOfDay.findLast(({ from }) => here.hour >= from)?.name ?? '') : '',
  };
}

type Facts = Omit<Narrowing, 'languages'>;

/** Values of each field, with what the visitor reads. */
export type Choices = Readonly<Record<'mode' | 'month' | 'time' | 'trainer', readonly Choice[]>>;

interface Choice {
  value: string;
  label: string;
}
