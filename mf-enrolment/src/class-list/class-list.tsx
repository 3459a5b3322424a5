import type { ClassRow } from '@agile-languages/shared/api';
import { pageSize } from '@agile-languages/shared/content';
import { isBeyondEnd } from '@agile-languages/shared/paths';
import { lastValueOf, PrerenderedList, RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Heading, type HeadingLevel, useHydrated, useSay } from '@agile-languages/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { useVisitorZone } from '../class-facts/date-locale.ts';
import { languageNameOf } from '../links/class-addresses.ts';
import type { ClassLinks, ClassListQuery, ClassPage, Narrowing } from '../links/class-links.ts';
import { ClassFilter } from './class-filter.tsx';
import styles from './class-list.module.css';
import { ClassResults } from './class-results.tsx';
import { isNothing } from './classes.data.ts';
import { TicketSkeletons } from './ticket.tsx';

/** Knows no router, no session and no page around it. */
export function ClassList({ query, classes, links, headingLevel = 2, size = pageSize, ...props }: ClassListProps) {
  const { onBeyondEnd, onNarrow, loadAll, skeletons = size } = props;
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
            shown={shown?.rows}
            visitorZone={visitorZone}
            onNarrow={onNarrow}
            loadAll={loadAll}
          />
        )}
        <section aria-labelledby={headingId} className={styles.results}>
          <Heading level={headingLevel} id={headingId} ref={heading} tabIndex={-1} className="visually-hidden">
            {say(languageNameOf(shown ?? query))}
            {shown && shown.lastPage > 1 ? say(', page {0} of {1}', shown.page, shown.lastPage) : ''}
          </Heading>
          <PrerenderedList>
            <RemoteBoundary name="classes" data={classes} skeleton={<TicketSkeletons count={skeletons} />}>
              {(found, isStale) =>
                isBeyondEnd(found) ? (
                  <TicketSkeletons count={skeletons} />
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

/** The focus stays when the visitor narrows the list. */
function useFocusOnPageChange(shown: ClassListQuery | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef('');
  const key = shown ? `${shown.page} ${shown.languageId}` : '';

  useEffect(() => {
    if (!key || key === last.current) return;
    if (last.current) heading.current?.focus({ preventScroll: true });
    last.current = key;
  }, [key]);

  return heading;
}

interface ClassListProps {
  query: ClassListQuery;
  classes: RemoteData<ClassPage>;
  links: ClassLinks;
  /** Default 2. */
  headingLevel?: HeadingLevel;
  size?: number;
  /** Default: `size`. */
  skeletons?: number;
  onBeyondEnd: (lastPage: number) => void;
  /** None: all is to be shown again. */
  onNarrow: (narrowing: Narrowing | undefined) => void;
  loadAll: (languageId: string) => Promise<readonly ClassRow[]>;
}
