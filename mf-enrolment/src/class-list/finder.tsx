import type { ClassRow } from '@agile-languages/shared/api';
import { asPeople, moneyText, mostPeople, zonedClock } from '@agile-languages/shared/formats';
import { useState } from 'react';
import type { Narrowing } from '../links/class-links.ts';
import filter from './class-filter.module.css';
import styles from './finder.module.css';
import { type Choice, factsOf, hasSeats, narrow } from './narrowing.ts';
import { SelectField } from './narrowing-fields.tsx';

export function Finder({ rows, visitorZone, narrowing, onNarrow, onNear }: FinderProps) {
  const [isOpen, setOpen] = useState(false);
  const people = asPeople(narrowing.people);
  const choices = choicesFor(rows, visitorZone, narrowing.currency);
  const seatsFor = (count: number) => narrow(rows, narrowing, visitorZone).filter((row) => hasSeats(row, count)).length;
  const field = (name: keyof Narrowing, label: string, list: readonly Choice[]) => (
    <SelectField
      label={label}
      value={narrowing[name]}
      choices={list}
      {...noChoice[name]}
      onChange={(value) => onNarrow({ ...narrowing, ...(name === 'currency' && { price: '' }), [name]: value })}
    />
  );
  return (
    <div className={styles.finder}>
      <button
        type="button"
        className={filter.open}
        aria-expanded={isOpen}
        aria-controls="finder-fields"
        onClick={() => {
          onNear();
          setOpen(!isOpen);
        }}
      >
        <span>People, days and price</span>
        <span className={filter.now}>{people > 1 ? `${people} people` : ''}</span>
      </button>
      <fieldset
        id="finder-fields"
        className={styles.fields}
        data-open={isOpen}
        onFocus={onNear}
        onPointerEnter={onNear}
      >
        <legend className="visually-hidden">People, days and price</legend>
        {field('people', 'How many people?', peopleChoices)}
        {field('weekday', 'Weekday', choices.weekday)}
        {field('before', 'Ends before', choices.before)}
        {field('currency', 'Currency', choices.currency)}
        {field('price', 'Price per person', choices.price)}
        {field('seats', 'Seats', [
          { value: 'enough', label: people > 1 ? `Free for all ${people}` : 'At least one free' },
        ])}
        {field('sort', 'Sorted by', [{ value: 'price', label: 'Price' }])}
      </fieldset>
      <p role="status" className={styles.seats}>
        {people > 1 ? `${seatsFor(people)} with ${people} free seats` : ''}
      </p>
    </div>
  );
}

const noChoice: Partial<Record<keyof Narrowing, { none: string }>> = {
  people: { none: '1' },
  sort: { none: 'Start' },
};

export const peopleChoices: readonly Choice[] = Array.from({ length: mostPeople - 1 }, (_, index) => ({
  value: `${index + 2}`,
  label: `${index + 2}`,
}));

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const steps = [1, 10, 100, 1000, 10_000].flatMap((power) => [100, 250, 500, 750].map((step) => step * power));

function choicesFor(rows: readonly ClassRow[], visitorZone: string | undefined, currency: string) {
  const facts = rows.map((row) => factsOf(row, visitorZone));
  const weekdays = new Set(facts.flatMap(({ weekday }) => weekday));
  const ends = facts
    .map(({ end }) => end)
    .filter(Boolean)
    .toSorted();
  const currencies = [...new Set(rows.map((row) => row.currency))].toSorted();
  return {
    weekday: week.filter((day) => weekdays.has(day)).map((day) => ({ value: day, label: day })),
    before: monthsAfter(ends[0], ends.at(-1)),
    currency: currencies.map((each) => ({ value: each, label: each })),
    price: currencies.filter((each) => !currency || each === currency).flatMap((each) => pricesIn(rows, each)),
  };
}

function monthsAfter(first = '', last = first): Choice[] {
  const [year = 0, month = 0] = first.split('-').map(Number);
  const choices: Choice[] = [];
  for (let ahead = 0; choices.length < mostMonths && (choices.at(-1)?.value ?? first) <= last; ahead += 1) {
    const day = new Date(Date.UTC(year, month + ahead, 1));
    const { month: name, year: ofName } = zonedClock('UTC', day);
    choices.push({ value: day.toISOString().slice(0, 7), label: `${name} ${ofName}` });
  }
  return first ? choices : [];
}

const mostMonths = 24;

/** Limits that let some of the classes through, and not all. */
function pricesIn(rows: readonly ClassRow[], currency: string): Choice[] {
  const prices = rows.filter((row) => row.currency === currency).map(({ price }) => Number(price));
  return steps
    .filter((step) => step >= Math.min(...prices) && step < Math.max(...prices))
    .map((step) => ({ value: `${step} ${currency}`, label: `Up to ${moneyText(String(step), currency)}` }));
}

interface FinderProps {
  rows: readonly ClassRow[];
  visitorZone: string | undefined;
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
  onNear: () => void;
}
