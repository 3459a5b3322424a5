import type { ClassRow } from '@agile-languages/shared/api';
import { shortDay } from '@agile-languages/shared/formats';
import type { ClassLinks } from '../links/class-links.ts';
import styles from './ticket.module.css';

/** Where a full class leads: the next one in its Language on this page that has a free seat. */
export function NextDate({ row, rows, links }: NextDateProps) {
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

interface NextDateProps {
  /** The full class. */
  row: ClassRow;
  /** The page of the list, by date. */
  rows: readonly ClassRow[];
  links: ClassLinks;
}
