import { type ClassRow, parsePattern } from '@agile-languages/shared/api';
import { asPeople, classStart, sessionsOf, zonedClock } from '@agile-languages/shared/formats';
import type { Narrowing } from '../links/class-links.ts';

const timesOfDay = [
  { name: 'Night', from: 0 },
  { name: 'Morning', from: 5 },
  { name: 'Afternoon', from: 12 },
  { name: 'Evening', from: 17 },
  { name: 'Night', from: 22 },
];

/** By the clock of the class while the visitor's zone is not known. */
export function choicesOf(rows: readonly ClassRow[], visitorZone: string | undefined): Choices {
  const facts = rows.map((row) => factsOf(row, visitorZone));
  const distinct = (name: keyof Facts) => [...new Set(facts.flatMap((fact) => fact[name]).filter(Boolean))];
  const times = distinct('time');
  const trainers = new Map(
    rows.flatMap(({ trainerId = '', trainerName = '', secondTrainerId = '', secondTrainerName = '' }) => [
      [trainerId, trainerName],
      [secondTrainerId, secondTrainerName],
    ]),
  );
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
  const chosen = names.filter((name) => by[name] !== '');
  const wanted = rows.filter((row) => {
    const facts = factsOf(row, visitorZone);
    return (
      (by.languages === '' || by.languages.split(',').includes(row.fkDpLangId ?? '')) &&
      chosen.every((name) => facts[name].includes(by[name])) &&
      (by.before === '' || (facts.end !== '' && facts.end < by.before)) &&
      (by.price === '' || isWithin(row, by.price)) &&
      (by.seats === '' || hasSeats(row, asPeople(by.people)))
    );
  });
  return by.sort === 'price' ? byPrice(wanted) : wanted;
}

export const hasSeats = ({ seatsLeft = Number.POSITIVE_INFINITY }: ClassRow, people: number) => seatsLeft >= people;

function isWithin({ price, currency }: ClassRow, limit: string): boolean {
  const [most, ofCurrency] = limit.split(' ');
  return currency === ofCurrency && Number(price) <= Number(most);
}

/** Prices in two currencies cannot be compared. */
function byPrice(rows: readonly ClassRow[]): ClassRow[] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const rank = ({ currency }: ClassRow) => currencies.indexOf(currency);
  return rows.toSorted((a, b) => rank(a) - rank(b) || Number(a.price) - Number(b.price));
}

const names = ['mode', 'month', 'time', 'trainer', 'hours', 'weekday', 'currency'] as const;

/** @param visitorZone default: the zone of each class. */
export function factsOf(row: ClassRow, visitorZone: string | undefined): Facts {
  const begins = classStart(row);
  const there = begins && zonedClock(begins.zone, begins.moment);
  const here = begins && zonedClock(visitorZone ?? begins.zone, begins.moment);
  const sessions = sessionsOf(row);
  const last = sessions.at(-1);
  return {
    mode: [row.mode ?? ''],
    trainer: [row.trainerId ?? '', row.secondTrainerId ?? ''],
    hours: [String(parsePattern(row.pattern)?.totalHours ?? '')],
    month: [there ? `${there.month} ${there.year}` : ''],
    time: [here ? (timesOfDay.findLast(({ from }) => here.hour >= from)?.name ?? '') : ''],
    // A pattern repeats itself within seven sessions.
    weekday: begins
      ? sessions.slice(0, 7).map(({ start }) => zonedClock(visitorZone ?? begins.zone, start).weekday)
      : [],
    currency: [row.currency],
    end: begins && last ? zonedClock(begins.zone, last.start).date.toISOString().slice(0, 7) : '',
  };
}

/** `end`: month of its last session, `'2027-02'`. */
type Facts = Record<(typeof names)[number], readonly string[]> & { end: string };

export type Choices = Readonly<Record<'mode' | 'month' | 'time' | 'trainer', readonly Choice[]>>;

export interface Choice {
  value: string;
  label: string;
}
