import { type HeadingLevel, Pagination, useSay } from '@agile-languages/shared/ui';
import type { ClassLinks, ClassPage, ClassTarget } from '../links/class-links.ts';
import styles from './class-list.module.css';
import { isNothing } from './classes.data.ts';
import { NoClasses } from './no-classes.tsx';
import { Ticket } from './ticket.tsx';

export function ClassResults({ page, size, isStale, headingLevel, onShowAll, ...context }: ClassResultsProps) {
  const { links } = context;
  const say = useSay();
  const { languageId, total, rows, narrowing, unnarrowed = total, Card = Ticket } = page;
  const isNarrowed = total < unnarrowed;
  if (unnarrowed === 0) return <NoClasses query={page} links={links} isNothing={isNothing(page)} />;

  return (
    <>
      <div className={styles.narrowed}>
        <p role="status" className={styles.count}>
          {isNarrowed ? say('{1} of {0} classes', unnarrowed, total) : ''}
        </p>
        {isNarrowed ? (
          <button type="button" className={styles.all} onClick={onShowAll}>
            {say('Show all {0}', unnarrowed)}
          </button>
        ) : null}
      </div>
      <div className={styles.tickets} part={page.Card && 'list'} aria-busy={isStale}>
        {rows.map((row) => (
          <Card key={row.id} row={row} page={page} headingLevel={headingLevel} {...context} />
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
  size: number;
  isStale: boolean;
  links: ClassLinks;
  visitorZone: string | undefined;
  headingLevel: HeadingLevel;
  onShowAll: () => void;
}
