import { type HeadingLevel, Pagination } from '@agile-languages/shared/ui';
import type { ClassLinks, ClassTarget } from '../links/class-links.ts';
import styles from './class-list.module.css';
import { type Narrowing, narrow } from './narrowing.ts';
import { NoClasses } from './no-classes.tsx';
import { Ticket } from './ticket.tsx';
import type { ClassPage } from './use-class-page.ts';

/** One page of tickets with the links to the others, or the empty sentence. */
export function ClassResults({
  classes,
  size,
  busy,
  narrowing,
  headingLevel,
  onShowAll,
  ...context
}: ClassResultsProps) {
  const { links, visitorZone } = context;
  const { place, total, rows } = classes;
  if (total === 0 || rows.length === 0) return <NoClasses query={place} links={links} />;
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
      <div className={styles.tickets} aria-busy={busy}>
        {matching.map((row) => (
          <Ticket key={row.id} row={row} headingLevel={headingLevel} {...context} />
        ))}
      </div>
      <div className={styles.pages}>
        <Pagination
          total={total}
          page={place.page}
          pageSize={size}
          targetOf={(page): ClassTarget => ({ kind: 'list', query: { ...place, page } })}
          label="Pages of classes"
          linkAs={links.Link}
        />
      </div>
    </>
  );
}

interface ClassResultsProps {
  classes: ClassPage;
  /** How many classes a page has. */
  size: number;
  /** Another page is on its way. */
  busy: boolean;
  links: ClassLinks;
  visitorZone: string | undefined;
  narrowing: Narrowing;
  headingLevel: HeadingLevel;
  onShowAll: () => void;
}
