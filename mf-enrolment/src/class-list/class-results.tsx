import { type HeadingLevel, Pagination } from '@agile-languages/shared/ui';
import type { ClassLinks, ClassTarget } from '../links/class-links.ts';
import styles from './class-list.module.css';
import type { ClassPage } from './classes.data.ts';
import { type Narrowing, narrow } from './narrowing.ts';
import { NoClasses } from './no-classes.tsx';
import { Ticket } from './ticket.tsx';

/** One page of tickets with the links to the others, or the empty sentence. */
export function ClassResults({
  page,
  size,
  isStale,
  narrowing,
  headingLevel,
  onShowAll,
  ...context
}: ClassResultsProps) {
  const { links, visitorZone } = context;
  const { languageId, total, rows } = page;
  if (rows.length === 0) return <NoClasses query={page} links={links} />;
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
      <div className={styles.tickets} aria-busy={isStale}>
        {matching.map((row) => (
          <Ticket key={row.id} row={row} headingLevel={headingLevel} {...context} />
        ))}
      </div>
      <div className={styles.pages}>
        <Pagination
          total={total}
          page={page.page}
          pageSize={size}
          targetOf={(number): ClassTarget => ({ kind: 'list', query: { languageId, page: number } })}
          label="Pages of classes"
          linkAs={links.Link}
        />
      </div>
    </>
  );
}

interface ClassResultsProps {
  page: ClassPage;
  /** How many classes a page has. */
  size: number;
  /** Another page is on its way. */
  isStale: boolean;
  links: ClassLinks;
  visitorZone: string | undefined;
  narrowing: Narrowing;
  headingLevel: HeadingLevel;
  onShowAll: () => void;
}
