import { languageById } from '@agile-languages/shared/content';
import { shortDay } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { lastValueOf, useRemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { useSay } from '@agile-languages/shared/ui';
import { getNextDates, type NextDates } from '../next-class/next-class.data.ts';
import { planOf } from './needs-state.ts';
import type { NeedsRow, NeedsTable } from './needs-tables.ts';
import { PlanActions } from './plan-actions.tsx';
import { planPrice } from './plan-price.ts';
import styles from './plan-sheet.module.css';

/** The plan of a role with the next class of each Language, its price for one and for five people, to print and to send. */
export function PlanSheet({ table }: { table: NeedsTable }) {
  const { rows, line } = planOf(table, useSay());
  const ids = rows.map(({ id }) => id);
  const answers = lastValueOf(useRemoteData(ids.join(' '), () => getNextDates(ids))) ?? [];
  const known = answers.filter(({ language }) => ids.includes(language));
  const dates = known.length === ids.length ? known : [];
  const datesOf = ({ id }: NeedsRow) => known.find(({ language }) => language === id);

  return (
    <section className={styles.sheet} id="plan" aria-labelledby="plan-title" data-print="alone">
      <h2 id="plan-title" tabIndex={-1}>
        Your plan, with dates and prices
      </h2>
      <p className={styles.role}>{`${table.title}: ${line}`}</p>
      <ul className={styles.lines}>
        {rows.map((row) => (
          <PlanLine key={row.id} row={row} dates={datesOf(row)} />
        ))}
        <li className={styles.together}>
          <span className={styles.sum}>
            {rows.length === 0 ? 'Nothing is left to learn' : `Together${withoutDate(dates, rows)}`}
          </span>
          <Prices forOne={planPrice(dates, 1)} forFive={planPrice(dates, 5)} />
        </li>
      </ul>
      <p className={styles.note}>
        The price on a class is the price at check-out. Each person enrols with their own membership; for a class of
        your own, <a href={paths.contact}>write to us</a>.
      </p>
      <PlanActions table={table} classIds={dates.flatMap(({ next }) => (next ? [next.id] : []))} />
    </section>
  );
}

function withoutDate(dates: readonly NextDates[], rows: readonly NeedsRow[]): string {
  const names = rows.filter(({ id }) => dates.some(({ language, next }) => language === id && !next));
  return names.length > 0 ? `, without ${names.map(({ language }) => language).join(' and ')}` : '';
}

function PlanLine({ row: { id, language }, dates }: { row: NeedsRow; dates: NextDates | undefined }) {
  const { next, full } = dates ?? {};
  return (
    <li>
      <span>
        <span className={styles.language}>{language}</span>
        <span className={styles.hours}>{`${languageById(id)?.hours ?? 0} hours`}</span>
      </span>
      <span className={styles.date}>
        {full ? <span className={styles.full}>{`Full: ${shortDay(full.start)}. `}</span> : null}
        {next ? (
          <>
            {full ? 'Next: ' : ''}
            <Link to={paths.class(next.id)} aria-label={`${language}, ${shortDay(next.start)}`}>
              {shortDay(next.start) || 'Next class'}
            </Link>
          </>
        ) : dates ? (
          <a href={paths.contact}>Ask for the next date</a>
        ) : null}
      </span>
      <Prices forOne={planPrice([{ next }], 1)} forFive={planPrice([{ next }], 5)} seatsLeft={next?.seatsLeft} />
    </li>
  );
}

function Prices({ forOne, forFive, seatsLeft = 5 }: { forOne: string; forFive: string; seatsLeft?: number }) {
  if (forOne === '') return null;
  return (
    <dl className={styles.prices}>
      <div>
        <dt>One person</dt>
        <dd>{forOne}</dd>
      </div>
      <div>
        <dt>Five people</dt>
        <dd>
          {forFive}
          {seatsLeft < 5 ? (
            <span className={styles.few}>{`${seatsLeft} seat${seatsLeft === 1 ? '' : 's'} left`}</span>
          ) : null}
        </dd>
      </div>
    </dl>
  );
}
