import { quantity } from '@agile-languages/shared/content';
import { type Say, sessionsOf } from '@agile-languages/shared/formats';
import { buttonClass, useSay } from '@agile-languages/shared/ui';
import { taxText } from '../class-facts/class-text.ts';
import { PriceAndSeats } from '../class-facts/price-and-seats.tsx';
import { CalendarLink } from '../links/calendar-link.tsx';
import type { ClassPartProps } from './class-context.ts';
import styles from './enrol-panel.module.css';
import { PeopleLines } from './people-lines.tsx';

export function EnrolPanel(props: ClassPartProps) {
  const { row, links } = props;
  const say = useSay();
  if (row.state === 'cancelled')
    return (
      <aside aria-label={say('Enrolment')} className={styles.order}>
        <links.Link to={{ kind: 'ask', classId: row.id }} className={buttonClass()}>
          {say('Ask for the next date')}
        </links.Link>
      </aside>
    );
  const sessions = sessionsOf(row).length;
  return (
    <aside aria-label={say('Enrolment')} className={styles.order}>
      <div className={styles.offer}>
        <PriceAndSeats row={row} />
      </div>
      <dl className={styles.lines}>
        <div>
          <dt>{say('Tax')}</dt> <dd>{taxText(row, say)}</dd>
        </div>
        <div>
          <dt>{say('Quantity')}</dt> <dd>{quantity}</dd>
        </div>
      </dl>
      <PeopleLines {...props} />
      {row.seatsLeft === 0 ? (
        <links.Link to={{ kind: 'ask', classId: row.id }} className={buttonClass()}>
          {say('Ask for the next date')}
        </links.Link>
      ) : (
        <links.Link to={{ kind: 'enrol', classId: row.id }} className={buttonClass()}>
          {say('Enrol')}
        </links.Link>
      )}
      {sessions > 0 && links.calendar ? (
        <CalendarLink href={links.calendar(row.id)}>{calendarText(sessions, say)}</CalendarLink>
      ) : null}
      <p className={styles.note}>
        {say('Only members can enrol. Your Corporate Trainer opens your membership; no trainer yet?')}{' '}
        <links.Link to={{ kind: 'ask', classId: row.id }}>{say('Write to us')}</links.Link>.
      </p>
    </aside>
  );
}

function calendarText(sessions: number, say: Say): string {
  if (sessions < 2) return say('Add to calendar');
  return sessions === 2 ? say('Add both sessions to calendar') : say('Add all {0} sessions to calendar', sessions);
}
