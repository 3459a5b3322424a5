import { pageSize } from '@agile-languages/shared/constants';
import { Pagination } from '@agile-languages/shared/ui';
import type { ClassLinks, LinkAs } from '../class-parts/class-links.ts';
import styles from './class-list.module.css';
import { type Narrowing, narrow } from './narrowing.ts';
import { NoClasses } from './no-classes.tsx';
import { Ticket } from './ticket.tsx';
import { TicketSkeletons } from './ticket-skeletons.tsx';
import type { ClassReading } from './use-class-page.ts';

/** What the call has answered: tickets with their pages, the empty sentence, or the skeleton until then. */
export function ClassResults({ reading, links, linkAs, visitorZone, narrowing, onShowAll }: ClassResultsProps) {
  if (reading.state === 'failed') throw reading.cause;
  if (reading.state === 'pending') return <TicketSkeletons />;

  const { place, lastPage, total, rows } = reading.classes;
  if (place.page > lastPage) return <TicketSkeletons />;
  if (total === 0 || rows.length === 0) return <NoClasses place={place} links={links} linkAs={linkAs} />;
  const matching = narrow(rows, narrowing, visitorZone);
  const isNarrowed = matching.length < rows.length;

  return (
    <>
      <div className={styles.narrowed}>
        <p role="status" className={styles.count}>
          {isNarrowed ? `${matching.length} of the ${rows.length} classes on this page` : ''}
        </p>
        {isNarrowed ? (
          <button type="button" className={styles.all} onClick={onShowAll}>
            {`Show all ${rows.length}`}
          </button>
        ) : null}
      </div>
      <div className={styles.tickets} aria-busy={reading.busy}>
        {matching.map((row) => (
          <Ticket key={row.id} row={row} links={links} linkAs={linkAs} visitorZone={visitorZone} />
        ))}
      </div>
      <div className={styles.pages}>
        <Pagination
          total={total}
          page={place.page}
          pageSize={pageSize}
          hrefOf={(page) => links.list({ ...place, page })}
          label="Pages of classes"
          linkAs={linkAs}
        />
      </div>
    </>
  );
}

interface ClassResultsProps {
  reading: ClassReading;
  links: ClassLinks;
  linkAs: LinkAs;
  visitorZone: string | undefined;
  narrowing: Narrowing;
  onShowAll: () => void;
}
