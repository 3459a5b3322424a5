import type { ClassRow } from '@agile-languages/shared/api';
import { shortDay } from '@agile-languages/shared/formats';
import { ForPeople } from '../class-facts/for-people.tsx';
import type { ClassLinks, ClassPage } from '../links/class-links.ts';
import styles from './ticket.module.css';

export const SeatWays = (props: SeatWaysProps) => (
  <>
    {props.row.seatsLeft === 0 ? <NextDate {...props} /> : null}
    <ForPeople {...props} shares={props.page.shares?.[props.row.id]} />
  </>
);

/** On this page. */
function NextDate({ row, page: { rows }, links }: SeatWaysProps) {
  const next = rows
    .slice(rows.indexOf(row) + 1)
    .find((later) => later.langName === row.langName && later.seatsLeft !== 0);
  const day = shortDay(next?.start);
  if (!next || !day) return null;
  return (
    <p className={styles.next}>
      Next: <links.Link to={{ kind: 'class', classId: next.id }}>{day}</links.Link>
    </p>
  );
}

interface SeatWaysProps {
  row: ClassRow;
  page: ClassPage;
  links: ClassLinks;
}
