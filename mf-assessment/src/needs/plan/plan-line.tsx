import { type ClassRow, ownVenue } from '@agile-languages/shared/api';
import { languageById } from '@agile-languages/shared/content';
import {
  classStart,
  peopleSearch,
  type SeatShare,
  type Session,
  shortDay,
  zonedClock,
  zoneName,
} from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import type { NeedsRow } from '../needs-tables.ts';
import type { DatedClass } from './dated-class.ts';
import type { Passed, PlanEntry } from './fit-plan.ts';
import { passedText } from './passed-text.ts';
import { planPrice } from './plan-price.ts';
import styles from './plan-sheet.module.css';

export function PlanLine({ row: { id, language }, entry, people }: PlanLineProps) {
  const next = entry?.next;
  return (
    <li>
      <span>
        <span className={styles.language}>{language}</span>
        <span className={styles.hours}>{`${languageById(id)?.hours ?? 0} hours`}</span>
      </span>
      <div className={styles.date}>
        {next ? <ChosenClass next={next} language={language} people={people} /> : null}
        {entry && !next ? <NoClass entry={entry} people={people} /> : null}
        {entry && next ? <PassedClasses passed={entry.passed.slice(0, 2)} /> : null}
      </div>
      <Prices rows={next ? [next.row] : []} people={people} />
      {next ? <SessionList next={next} /> : null}
    </li>
  );
}

function ChosenClass({ next, language, people }: { next: DatedClass; language: string; people: number }) {
  const { row, days } = next;
  const [first, last] = [shortDay(days[0]), shortDay(days.at(-1))];
  return (
    <>
      <Link to={`${paths.class(row.id)}${peopleSearch(people)}`} aria-label={`${language}, ${first}`}>
        {first}
      </Link>
      {last === first ? '' : ` to ${last}`}
      <p className={styles.facts}>
        {factsOf(next)}
        <span className={styles.printed}>{` ${siteConfig().origin}${paths.class(row.id)}`}</span>
      </p>
    </>
  );
}

/** '5 sessions, Blended, Test Street 1, Test Trainer, 8 seats left. 18:30 in Europe/Istanbul.' */
function factsOf({ row, zone, dates }: DatedClass): string {
  const { mode, venue, trainerName, secondTrainerName, seatsLeft } = row;
  const seats = seatsLeft === undefined ? '' : `${counted(seatsLeft, 'seat')} left`;
  const facts = [counted(dates.length, 'session'), mode, venue, trainerName, secondTrainerName, seats]
    .filter(Boolean)
    .join(', ');
  const begins = classStart(row);
  const there = begins && zonedClock(begins.zone, begins.moment).time;
  const isOther = begins && there !== zonedClock(zone, begins.moment).time;
  return `${facts}.${isOther ? ` ${there} in ${zoneName(begins.zone)}.` : ''}`;
}

function NoClass({ entry: { language, passed, shares }, people }: { entry: PlanEntry; people: number }) {
  const message = ownClassMessage([{ language }], people);
  const [share] = shares;
  if (share)
    return (
      <>
        <p className={styles.few}>
          {`Not enough seats for ${people}: `}
          {shares.map(({ row, seats }) => (
            <ShareText key={row.id} row={row} seats={seats} people={people} />
          ))}
          or{' '}
          <a href={paths.contact} data-message={message}>
            a class of your own
          </a>
          .
        </p>
        <Link
          className={styles.ask}
          to={`${paths.ask(share.row.id)}${peopleSearch(people)}`}
        >{`Ask for ${people} seats`}</Link>
      </>
    );
  const isFull = passed.every(({ why }) => why.kind === 'seats');
  return (
    <>
      {isFull ? null : <p className={styles.few}>No date fits:</p>}
      <PassedClasses passed={passed.slice(0, 5)} />
      <a className={styles.ask} href={paths.contact} data-message={message}>
        {isFull ? 'Ask for the next date' : 'Ask for another date'}
      </a>
    </>
  );
}

const ShareText = ({ row, seats, people }: SeatShare<ClassRow> & { people: number }) => (
  <>
    {`${seats} from `}
    <Link to={`${paths.class(row.id)}${peopleSearch(people)}`}>{shortDay(row.start) || row.className}</Link>
    {', '}
  </>
);

function PassedClasses({ passed }: { passed: readonly Passed[] }) {
  if (passed.length === 0) return null;
  return (
    <ul className={styles.passed}>
      {passed.map((one) => (
        <li key={one.row.id}>{passedText(one)}</li>
      ))}
    </ul>
  );
}

const SessionList = ({ next }: { next: DatedClass }) => (
  <ol className={styles.sessions} aria-label="Sessions">
    {next.dates.map((session, index) => (
      <li key={session.start.getTime()}>{sessionText(next, session, index)}</li>
    ))}
  </ol>
);

/** 'Tue 8 Dec, 18:30–20:30, Room 5'. */
function sessionText({ row, days, zone }: DatedClass, { start, end }: Session, index: number): string {
  const begins = zonedClock(zone, start).time;
  const time = end > start ? `${begins}–${zonedClock(zone, end).time}` : begins;
  return [shortDay(days[index]), time, ownVenue(row, index + 1)].filter(Boolean).join(', ');
}

export function Prices({ rows, people }: { rows: readonly ClassRow[]; people: number }) {
  const forOne = planPrice(rows, 1);
  if (forOne === '') return null;
  return (
    <dl className={styles.prices}>
      <div>
        <dt>One person</dt>
        <dd>{forOne}</dd>
      </div>
      {people > 1 ? (
        <div>
          <dt>{`${people} people`}</dt>
          <dd>{planPrice(rows, people)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

export const ownClassMessage = (rows: readonly Pick<NeedsRow, 'language'>[], people: number): string =>
  `${people > 1 ? `We are ${people} people and would` : 'I would'} like to learn ${new Intl.ListFormat('en-GB').format(
    rows.map(({ language }) => language),
  )}. Is there another date, or a class of our own?`;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

interface PlanLineProps {
  row: NeedsRow;
  entry: PlanEntry | undefined;
  people: number;
}
