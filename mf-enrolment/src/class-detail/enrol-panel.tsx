import { quantity, tax } from '@agile-languages/shared/content';
import { buttonClass } from '@agile-languages/shared/ui';
import { PriceAndSeats } from '../class-facts/price-and-seats.tsx';
import { sessionsOf } from '../dates/sessions.ts';
import { CalendarLink } from '../links/calendar-link.tsx';
import type { ClassPartProps } from './class-context.ts';
import styles from './enrol-panel.module.css';

/** What the class costs and the way into it. */
export function EnrolPanel({ row, links }: ClassPartProps) {
  const sessions = sessionsOf(row).length;
  return (
    <aside aria-label="Enrolment" className={styles.order}>
      <div className={styles.offer}>
        <PriceAndSeats row={row} />
      </div>
      <dl className={styles.lines}>
        <div>
          <dt>Tax</dt> <dd>{tax}</dd>
        </div>
        <div>
          <dt>Quantity</dt> <dd>{quantity}</dd>
        </div>
      </dl>
      {row.seatsLeft === 0 ? (
        <a href={links.contact} className={buttonClass()}>
          Ask for the next date
        </a>
      ) : (
        <links.Link to={{ kind: 'enrol', classId: row.id }} className={buttonClass()}>
          Enrol
        </links.Link>
      )}
      {sessions > 0 && links.calendar ? (
        <CalendarLink href={links.calendar(row.id)}>
          {sessions > 1 ? `Add all ${sessions} sessions to calendar` : 'Add to calendar'}
        </CalendarLink>
      ) : null}
      <p className={styles.note}>
        Only members can enrol. Your Corporate Trainer opens your membership; no trainer yet?{' '}
        <a href={links.contact}>Write to us</a>.
      </p>
    </aside>
  );
}
