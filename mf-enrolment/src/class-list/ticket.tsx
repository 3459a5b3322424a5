import type { ClassRow } from '@agile-languages/shared/api';
import { buttonClass, classNames, formatDate8 } from '@agile-languages/shared/ui';
import { useId } from 'react';
import { CalendarLink } from '../class-parts/calendar-link.tsx';
import type { ClassLinks, LinkAs } from '../class-parts/class-links.ts';
import { languageOf } from '../class-parts/class-text.ts';
import { classStart } from '../class-parts/class-time.ts';
import { DateBlock } from '../class-parts/date-block.tsx';
import { type HeadingLevel, headingTag } from '../class-parts/heading-tag.ts';
import { Hidden } from '../class-parts/hidden.tsx';
import { LanguageLine } from '../class-parts/language-line.tsx';
import { Offer } from '../class-parts/offer.tsx';
import { TrainerName } from '../class-parts/trainer-name.tsx';
import { Zones } from '../class-parts/zones.tsx';
import { About } from './about.tsx';
import styles from './ticket.module.css';

/** One class of the list: its day, what it is, and a stub with its price. */
export function Ticket({ row, links, linkAs: Link, visitorZone, headingLevel }: TicketProps) {
  const Heading = headingTag(headingLevel, 1);
  const titleId = useId();
  const { id, className, classDescription } = row;
  const begins = classStart(row) !== undefined;
  const published = begins ? formatDate8(row.createdDate) : '';

  return (
    <article className={styles.ticket} data-lang={languageOf(row)?.key} aria-labelledby={titleId}>
      <DateBlock row={row} />
      <div className={styles.main}>
        <LanguageLine row={row} />
        <Heading id={titleId} className={styles.title}>
          <Link to={links.details(id)}>{className}</Link>
        </Heading>
        <About html={classDescription} className={styles.about} />
        <Zones row={row} visitorZone={visitorZone} />
        <div className={styles.more}>
          {row.trainerName ? (
            <p className={styles.trainer}>
              with <TrainerName row={row} links={links} linkAs={Link} />
            </p>
          ) : null}
          <Link to={links.details(id)} className={styles.details}>
            Details<Hidden>{` of ${className}`}</Hidden>
          </Link>
          {begins && links.calendar ? (
            <CalendarLink href={links.calendar(id)}>
              Add to calendar<Hidden>{` (${className})`}</Hidden>
            </CalendarLink>
          ) : null}
        </div>
      </div>
      <div className={styles.stub}>
        <Offer row={row} />
        {row.seatsLeft === 0 ? (
          <a href={links.contact} className={classNames(buttonClass('line'), styles.enrol)}>
            Contact Us<Hidden>{` about ${className}`}</Hidden>
          </a>
        ) : (
          <Link to={links.enrol(id)} className={classNames(buttonClass(), styles.enrol)}>
            Enrol<Hidden>{` in ${className}`}</Hidden>
          </Link>
        )}
        {published ? <p className={styles.published}>{`Published ${published}`}</p> : null}
      </div>
    </article>
  );
}

interface TicketProps {
  row: ClassRow;
  links: ClassLinks;
  linkAs: LinkAs;
  visitorZone: string | undefined;
  /** Level of the list's heading. */
  headingLevel: HeadingLevel;
}
