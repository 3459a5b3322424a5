import type { ApiClient } from '@agile-languages/shared/api';
import { pageSize } from '@agile-languages/shared/content';
import { Heading, type HeadingLevel } from '@agile-languages/shared/ui';
import { useEffect, useId, useState } from 'react';
import { Live } from '../class-parts/live.tsx';
import { useVisitorZone } from '../dates/use-visitor-zone.ts';
import type { ClassLinks, ClassListQuery } from '../links/class-links.ts';
import { ClassFilter } from './class-filter.tsx';
import styles from './class-list.module.css';
import { ClassResults } from './class-results.tsx';
import { languageNameOf } from './language-name.ts';
import { choicesOf, everything } from './narrowing.ts';
import { TicketSkeletons } from './ticket-skeletons.tsx';
import { useClassPage } from './use-class-page.ts';
import { useFocusOnPageChange } from './use-focus-on-page-change.ts';

/** Classes by Language and page, with a filter beside them. Knows no router, no session and no page around it. */
export function ClassList({
  place,
  getClassList,
  links,
  headingLevel = 2,
  size = pageSize,
  onBeyondEnd,
}: ClassListProps) {
  const headingId = useId();
  const visitorZone = useVisitorZone();
  const [narrowing, setNarrowing] = useState(everything);
  const read = useClassPage(place, size, getClassList);
  const answer = read.state === 'ready' ? read.value : undefined;
  const isBeyondEnd = answer !== undefined && answer.place.page > answer.lastPage;
  const turnBackTo = isBeyondEnd && read.state === 'ready' && !read.busy ? answer.lastPage : 0;
  const shown = isBeyondEnd ? undefined : answer;
  const heading = useFocusOnPageChange(shown?.place);

  useEffect(() => {
    if (turnBackTo > 0) onBeyondEnd(turnBackTo);
  }, [turnBackTo, onBeyondEnd]);

  const onShowAll = () => {
    setNarrowing(everything);
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.list}>
      <div className={styles.columns}>
        <ClassFilter
          place={place}
          links={links}
          choices={choicesOf(shown?.rows ?? [], visitorZone)}
          narrowing={narrowing}
          onNarrow={setNarrowing}
        />
        <section aria-labelledby={headingId} className={styles.results}>
          <Heading level={headingLevel} id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
            {languageNameOf(shown?.place ?? place)}
            {shown && shown.lastPage > 1 ? `, page ${shown.place.page} of ${shown.lastPage}` : ''}
          </Heading>
          <Live name="classes" read={read} skeleton={<TicketSkeletons count={size} />}>
            {(classes, busy) =>
              isBeyondEnd ? (
                <TicketSkeletons count={size} />
              ) : (
                <ClassResults
                  classes={classes}
                  size={size}
                  busy={busy}
                  links={links}
                  visitorZone={visitorZone}
                  narrowing={narrowing}
                  headingLevel={headingLevel}
                  onShowAll={onShowAll}
                />
              )
            }
          </Live>
        </section>
      </div>
    </div>
  );
}

interface ClassListProps {
  /** What to show; `undefined` while the address is not known yet: nothing is asked, the skeleton stays. */
  place: ClassListQuery | undefined;
  getClassList: ApiClient['getClassList'];
  links: ClassLinks;
  /** Level of the list's own heading; each class is one below it. Default 2. */
  headingLevel?: HeadingLevel;
  /** How many classes a page has. Default 10. */
  size?: number;
  /** The place lies behind the last page, which should take its place. */
  onBeyondEnd: (lastPage: number) => void;
}
