import type { ClassRow } from '@agile-languages/shared/api';
import { lastValueOf, RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Heading, useSay } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import { languageOf } from '../class-facts/class-text.ts';
import { NoClasses } from '../class-list/no-classes.tsx';
import { useVisitorZone } from '../dates/use-visitor-zone.ts';
import { ClassBody } from './class-body.tsx';
import type { ClassContext, ClassPartProps } from './class-context.ts';
import styles from './class-detail.module.css';
import { ClassHead } from './class-head.tsx';
import { ClassSkeleton } from './class-skeleton.tsx';

/** One class in full. Knows no router, no session and no page around it. */
export function ClassDetail({ data, sections, headingLevel = 1, ...context }: ClassDetailProps) {
  const visitorZone = useVisitorZone();
  const say = useSay();
  const row = lastValueOf(data);

  return (
    <article className={styles.detail} data-lang={row ? languageOf(row)?.key : undefined}>
      <div className={styles.columns}>
        <ClassHead row={row} visitorZone={visitorZone}>
          <Heading level={headingLevel} className={styles.title}>
            {row?.className ?? say('Class')}
          </Heading>
        </ClassHead>
        <RemoteBoundary name="class" data={data} skeleton={<ClassSkeleton />}>
          {(found) =>
            found ? (
              <ClassBody
                row={found}
                visitorZone={visitorZone}
                headingLevel={headingLevel}
                sections={sections}
                {...context}
              />
            ) : (
              <div className={styles.none}>
                <NoClasses query={{ languageId: '', page: 1 }} links={context.links} />
              </div>
            )
          }
        </RemoteBoundary>
      </div>
    </article>
  );
}

interface ClassDetailProps extends ClassContext {
  /** `null` when there is no class of this id. */
  data: RemoteData<ClassRow | null>;
  /** What follows below the description and the order. */
  sections: (props: ClassPartProps) => ReactNode;
}
