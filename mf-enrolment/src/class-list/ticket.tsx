import { classStart } from '@agile-languages/shared/formats';
import { around, buttonClass, classNames, Heading, levelBelow, Skeleton, useSay } from '@agile-languages/shared/ui';
import { useId } from 'react';
import { languageOf } from '../class-facts/class-text.ts';
import { useDate8 } from '../class-facts/date-locale.ts';
import { LanguageLine } from '../class-facts/language-line.tsx';
import { PriceAndSeats } from '../class-facts/price-and-seats.tsx';
import { TrainerName } from '../class-facts/trainer-name.tsx';
import { DateBlock } from '../dates/date-block.tsx';
import { LastDay } from '../dates/last-day.tsx';
import { StartTimes } from '../dates/start-times.tsx';
import { CalendarLink } from '../links/calendar-link.tsx';
import type { ClassCardProps } from '../links/class-links.ts';
import { ClassDescription } from './class-description.tsx';
import { SeatWays } from './seat-ways.tsx';
import styles from './ticket.module.css';

export function Ticket({ row, page, links, visitorZone, headingLevel }: ClassCardProps) {
  const titleId = useId();
  const date8 = useDate8();
  const say = useSay();
  const { id, className, classDescription } = row;
  const isFull = row.seatsLeft === 0;
  const begins = classStart(row) !== undefined;
  const published = begins ? date8(row.createdDate) : '';

  return (
    <article className={styles.ticket} part="class" data-lang={languageOf(row)?.key} aria-labelledby={titleId}>
      <DateBlock row={row} />
      <div className={styles.main}>
        <LanguageLine row={row} logoClass={styles.logo}>
          <LastDay row={row} />
        </LanguageLine>
        <Heading level={levelBelow(headingLevel)} id={titleId} className={styles.title} part="title">
          <links.Link to={{ kind: 'class', classId: id }}>{className}</links.Link>
        </Heading>
        <ClassDescription html={classDescription} className={styles.about} />
        <StartTimes row={row} visitorZone={visitorZone} />
        <div className={styles.more}>
          {row.trainerName ? (
            <p className={styles.trainer}>{around(say('with {}'), <TrainerName row={row} links={links} />)}</p>
          ) : null}
          <links.Link to={{ kind: 'class', classId: id }} className={styles.details}>
            <LinkText>{say('Details[ of {0}]', className)}</LinkText>
          </links.Link>
          {begins && links.calendar ? (
            <CalendarLink href={links.calendar(id)}>
              <LinkText>{say('Add to calendar[ ({0})]', className)}</LinkText>
            </CalendarLink>
          ) : null}
          {published ? <p className={styles.published}>{say('Published {0}', published)}</p> : null}
        </div>
      </div>
      <div className={styles.stub}>
        <PriceAndSeats row={row} />
        <SeatWays row={row} page={page} links={links} />
        <links.Link
          to={{ kind: isFull ? 'ask' : 'enrol', classId: id }}
          className={classNames(buttonClass('line'), styles.enrol)}
          part="button"
        >
          <LinkText>{say(isFull ? 'Ask for the next date[ of {0}]' : 'Enrol[ in {0}]', className)}</LinkText>
        </links.Link>
      </div>
    </article>
  );
}

/** Brackets are for screen readers only: `Details[ of Test class]`. */
function LinkText({ children }: { children: string }) {
  const start = children.indexOf('[');
  return (
    <>
      {children.slice(0, start)}
      <span className="visually-hidden">{children.slice(start + 1, -1)}</span>
    </>
  );
}

export function TicketSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.skeletons} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={styles.ticket} part="class">
          <div className={styles.blank} />
          <div className={styles.main}>
            <Skeleton lines={4} />
          </div>
          <div className={styles.stub}>
            <div className={styles.line}>
              <Skeleton lines={3} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
