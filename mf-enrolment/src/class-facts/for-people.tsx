import type { ClassRow } from '@agile-languages/shared/api';
import { moneyText, type SeatShare, shortDay } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import type { ClassLinks } from '../links/class-links.ts';
import { priceOf, startText } from './class-text.ts';
import styles from './for-people.module.css';

/** One person sees nothing of it. */
export function ForPeople({ row, shares = [], links }: ForPeopleProps) {
  const { people = 1 } = links;
  const { seatsLeft = people } = row;
  if (people === 1) return null;
  const sum = sumOf(row, people);
  return (
    <div className={styles.people}>
      {sum ? (
        <p>
          {people} people: <b>{sum}</b>
        </p>
      ) : null}
      {seatsLeft < people ? (
        <p className={styles.few}>
          {`Not enough seats for ${people}: `}
          {shares.map((share) => (
            <span key={share.row.id}>
              {share.row.id === row.id ? `${share.seats} now` : <LaterSeats share={share} links={links} />}
              {', '}
            </span>
          ))}
          {shares.length > 0 ? 'or ' : ''}
          <a href={paths.contact} data-message={ownClassMessage(row, people)}>
            a class of your own
          </a>
          .
        </p>
      ) : null}
      <links.Link to={{ kind: 'ask', classId: row.id }}>{`Ask for ${people} seats`}</links.Link>
    </div>
  );
}

const LaterSeats = ({ share: { row, seats }, links }: { share: SeatShare<SharedClass>; links: ClassLinks }) => (
  <>
    {`${seats} from `}
    <links.Link to={{ kind: 'class', classId: row.id }}>{shortDay(row.start) || row.className}</links.Link>
  </>
);

/** '3,570 EUR' for seven at 510 EUR. */
const sumOf = ({ price, currency }: Pick<ClassRow, 'price' | 'currency'>, people: number): string =>
  Number(price) ? moneyText((Number(price) * people).toFixed(price.split('.')[1]?.length), currency) : '';

const ownClassMessage = (row: ClassRow, people: number) =>
  `We are ${people} people and would like a class of our own, like ${row.className}${
    startText(row) ? ` (${startText(row)})` : ''
  }. In your list that is ${people} × ${priceOf(row)}${sumOf(row, people) ? ` = ${sumOf(row, people)}` : ''}.`;

type SharedClass = Pick<ClassRow, 'id' | 'start' | 'className'>;

interface ForPeopleProps {
  row: ClassRow;
  /** How many people could learn when. */
  shares: readonly SeatShare<SharedClass>[] | undefined;
  links: ClassLinks;
}
