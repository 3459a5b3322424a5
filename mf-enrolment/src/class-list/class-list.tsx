import type { ApiClient } from '@agile-languages/shared/api';
import { SectionBoundary } from '@agile-languages/shared/ui';
import { useEffect, useId, useState } from 'react';
import type { ClassLinks, ClassPlace, LinkAs } from '../class-parts/class-links.ts';
import { useVisitorZone } from '../class-parts/use-visitor-zone.ts';
import { ClassFilter } from './class-filter.tsx';
import styles from './class-list.module.css';
import { ClassResults } from './class-results.tsx';
import { languageNameOf } from './language-name.ts';
import { choicesOf, everything } from './narrowing.ts';
import { useClassPage } from './use-class-page.ts';
import { useFocusOnTurn } from './use-focus-on-turn.ts';

/** Classes by Language and page, with a filter beside them. Knows no router, no session and no page around it. */
export function ClassList({ place, getClassList, links, linkAs, onBeyondEnd }: ClassListProps) {
  const headingId = useId();
  const visitorZone = useVisitorZone();
  const [narrowing, setNarrowing] = useState(everything);
  const reading = useClassPage(place, getClassList);
  const failed = reading.state === 'failed';
  const classes = reading.state === 'ready' ? reading.classes : undefined;
  const isBeyondEnd = classes !== undefined && classes.place.page > classes.lastPage;
  const turnBackTo = isBeyondEnd && reading.state === 'ready' && !reading.busy ? classes.lastPage : 0;
  const shown = isBeyondEnd ? undefined : classes;
  const heading = useFocusOnTurn(shown?.place);

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
          linkAs={linkAs}
          choices={choicesOf(shown?.rows ?? [], visitorZone)}
          narrowing={narrowing}
          onNarrow={setNarrowing}
        />
        <section aria-labelledby={headingId} className={styles.results}>
          <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
            {languageNameOf(shown?.place ?? place)}
            {shown && shown.lastPage > 1 ? `, page ${shown.place.page} of ${shown.lastPage}` : ''}
          </h2>
          <SectionBoundary key={failed ? 'failed' : 'fine'} name="classes" onRetry={reading.again}>
            <ClassResults
              reading={reading}
              links={links}
              linkAs={linkAs}
              visitorZone={visitorZone}
              narrowing={narrowing}
              onShowAll={onShowAll}
            />
          </SectionBoundary>
        </section>
      </div>
    </div>
  );
}

interface ClassListProps {
  /** What to show; `undefined` while the address is not known yet: nothing is asked, the skeleton stays. */
  place: ClassPlace | undefined;
  getClassList: ApiClient['getClassList'];
  links: ClassLinks;
  linkAs: LinkAs;
  /** The place lies behind the last page, which should take its place. */
  onBeyondEnd: (lastPage: number) => void;
}
