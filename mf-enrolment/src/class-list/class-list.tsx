import type { ClassRow } from '@agile-languages/shared/api';
import { pageSize } from '@agile-languages/shared/content';
import { isBeyondEnd } from '@agile-languages/shared/paths';
import { lastValueOf, PrerenderedList, RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Heading, type HeadingLevel, useHydrated, useSay } from '@agile-languages/shared/ui';
import { useEffect, useId } from 'react';
import { useVisitorZone } from '../dates/use-visitor-zone.ts';
import type { ClassLinks, ClassListQuery, Narrowing } from '../links/class-links.ts';
import { ClassFilter } from './class-filter.tsx';
import styles from './class-list.module.css';
import { ClassResults } from './class-results.tsx';
import type { ClassPage } from './classes.data.ts';
import { isNothing } from './is-nothing.ts';
import { languageNameOf } from './language-name.ts';
import { TicketSkeletons } from './ticket-skeletons.tsx';
import { useFocusOnPageChange } from './use-focus-on-page-change.ts';

/** Classes by Language and page, with a filter beside them. Knows no router, no session and no page around it. */
export function ClassList({ query, classes, links, headingLevel = 2, size = pageSize, ...props }: ClassListProps) {
  const { onBeyondEnd, onNarrow, loadAll } = props;
  const headingId = useId();
  const say = useSay();
  const visitorZone = useVisitorZone();
  const isHydrated = useHydrated();
  const page = lastValueOf(classes);
  const isCurrent = isHydrated && classes.state === 'ready' && !classes.isStale;
  const shown = page && !isBeyondEnd(page) ? page : undefined;
  const lastPage = isCurrent && page && !shown ? page.lastPage : 0;
  const isEmpty = shown !== undefined && isNothing(shown);
  const heading = useFocusOnPageChange(isCurrent ? shown : undefined);

  useEffect(() => {
    if (lastPage > 0) onBeyondEnd(lastPage);
  }, [lastPage, onBeyondEnd]);

  const onShowAll = () => {
    onNarrow(undefined);
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.list}>
      <div className={isEmpty ? undefined : styles.columns}>
        {isEmpty ? null : (
          <ClassFilter
            query={query}
            links={links}
            shown={shown?.rows ?? []}
            visitorZone={visitorZone}
            onNarrow={onNarrow}
            loadAll={loadAll}
          />
        )}
        <section aria-labelledby={headingId} className={styles.results}>
          <Heading level={headingLevel} id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
            {say(languageNameOf(shown ?? query))}
            {shown && shown.lastPage > 1 ? say(', page {0} of {1}', shown.page, shown.lastPage) : ''}
          </Heading>
          <PrerenderedList>
            <RemoteBoundary name="classes" data={classes} skeleton={<TicketSkeletons count={size} />}>
              {(found, isStale) =>
                isBeyondEnd(found) ? (
                  <TicketSkeletons count={size} />
                ) : (
                  <ClassResults
                    page={found}
                    size={size}
                    isStale={isStale}
                    links={links}
                    visitorZone={visitorZone}
                    headingLevel={headingLevel}
                    onShowAll={onShowAll}
                  />
                )
              }
            </RemoteBoundary>
          </PrerenderedList>
        </section>
      </div>
    </div>
  );
}

interface ClassListProps {
  /** What is to be shown. */
  query: ClassListQuery;
  /** The classes for it. */
  classes: RemoteData<ClassPage>;
  links: ClassLinks;
  /** Level of the list's own heading; each class is one below it. Default 2. */
  headingLevel?: HeadingLevel;
  /** How many classes a page has. Default 10. */
  size?: number;
  /** Runs when the page of the query is beyond the end, and should be the last one. */
  onBeyondEnd: (lastPage: number) => void;
  /** Runs when the visitor narrows the list, or with nothing when all is to be shown again. */
  onNarrow: (narrowing: Narrowing | undefined) => void;
  /** Requests every class of a Language, from which the choices are made. */
  loadAll: (languageId: string) => Promise<readonly ClassRow[]>;
}
