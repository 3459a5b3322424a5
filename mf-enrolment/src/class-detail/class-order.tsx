import { quantity, tax } from '@agile-languages/shared/constants';
import { buttonClass } from '@agile-languages/shared/ui';
import { CalendarLink } from '../class-parts/calendar-link.tsx';
import { Offer } from '../class-parts/offer.tsx';
import { sessionsOf } from '../class-parts/sessions.ts';
import type { ClassPartProps } from './class-context.ts';
import styles from './class-order.module.css';

/** What the class costs and the way into it. */
export function ClassOrder({ row, links, linkAs: Link }: ClassPartProps) {
  const sessions = sessionsOf(row).length;
  return (
    <aside aria-label="Enrolment" className={styles.order}>
      <div className={styles.offer}>
        <Offer row={row} />
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
          Contact Us
        </a>
      ) : (
        <Link to={links.enrol(row.id)} className={buttonClass()}>
          Enrol
        </Link>
      )}
      {sessions > 0 && links.calendar ? (
        <CalendarLink href={links.calendar(row.id)}>
          {sessions > 1 ? `Add all ${sessions} sessions to calendar` : 'Add to calendar'}
        </CalendarLink>
      ) : null}
      <p className={styles.note}>
        Membership is opened by your Corporate Trainer. <a href={links.contact}>Write to us</a>
      </p>
    </aside>
  );
}
