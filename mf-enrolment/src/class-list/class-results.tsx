import { type HeadingLevel, Pagination, useSay } from '@agile-languages/shared/ui';
import type { ClassLinks, ClassTarget } from '../links/class-links.ts';
import styles from './class-list.module.css';
import type { ClassPage } from './classes.data.ts';
import { isNothing } from './is-nothing.ts';
import { NoClasses } from './no-classes.tsx';
import { Ticket } from './ticket.tsx';

/** One page of tickets with the links to the others, or the empty sentence. */
export function ClassResults({ page, size, isStale, headingLevel, onShowAll, ...context }: ClassResultsProps) {
  const { links } = context;
  const say = useSay();
  const { languageId, total, rows, narrowing, unnarrowed = total } = page;
  if (unnarrowed === 0) return <NoClasses query={page} links={links} isNothing={isNothing(page)} />;

  return (
    <>
      <div className={styles.narrowed}>
        <p role="status" className={styles.count}>
          {narrowing ? say('{1} of {0} classes', unnarrowed, total) : ''}
        </p>
        {narrowing ? (
          <button type="button" className={styles.all} onClick={onShowAll}>
            {say('Show all {0}', unnarrowed)}
          </button>
        ) : null}
      </div>
      <div className={styles.tickets} aria-busy={isStale}>
        {rows.map((row) => (
          <Ticket key={row.id} row={row} rows={rows} headingLevel={headingLevel} {...context} />
        ))}
      </div>
      {total > 0 ? (
        <div className={styles.pages}>
          <Pagination
            total={total}
            page={page.page}
            pageSize={size}
            targetOf={(number): ClassTarget => ({
              kind: 'list',
              query: { languageId, page: number, ...(narrowing && { narrowing }) },
            })}
            label={say('Pages of classes')}
            linkAs={links.Link}
          />
        </div>
      ) : null}
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
  headingLevel: HeadingLevel;
  onShowAll: () => void;
}
