import type { ClassRow } from '@agile-languages/shared/api';
import { classStart } from '@agile-languages/shared/formats';
import { lastValueOf, RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Heading, Skeleton, useSay } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import { languageOf } from '../class-facts/class-text.ts';
import { useDate8, useVisitorZone } from '../class-facts/date-locale.ts';
import { LanguageLine } from '../class-facts/language-line.tsx';
import { NoClasses } from '../class-list/no-classes.tsx';
import { DateBlock } from '../dates/date-block.tsx';
import { StartTimes } from '../dates/start-times.tsx';
import type { ClassContext, ClassPartProps } from './class-context.ts';
import styles from './class-detail.module.css';
import order from './enrol-panel.module.css';
import { EnrolPanel } from './enrol-panel.tsx';
import { FullDescription } from './full-description.tsx';

/** Knows no router, no session and no page around it. */
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
                <NoClasses links={context.links} />
              </div>
            )
          }
        </RemoteBoundary>
      </div>
    </article>
  );
}

function ClassSkeleton() {
  return (
    <>
      <Skeleton lines={4} />
      <div className={order.order} aria-hidden="true">
        <Skeleton lines={8} />
      </div>
      <Skeleton lines={12} />
    </>
  );
}

function ClassBody({ sections, ...props }: ClassBodyProps) {
  const { row } = props;
  const date8 = useDate8();
  const say = useSay();
  const published = classStart(row) ? date8(row.createdDate) : '';

  return (
    <>
      <div>
        <FullDescription html={row.classDescription} className={styles.about} />
        {published ? <p className={styles.published}>{say('Published {0}', published)}</p> : null}
      </div>
      <EnrolPanel {...props} />
      {sections(props)}
    </>
  );
}

function ClassHead({ row, visitorZone, children }: ClassHeadProps) {
  const say = useSay();
  return (
    <header className={styles.head}>
      <div className={styles.date} data-empty={row === null}>
        {row ? <DateBlock row={row} /> : null}
      </div>
      <div className={styles.words}>
        <div className={styles.language}>{row ? <LanguageLine row={row} /> : null}</div>
        {children}
        {row?.state === 'cancelled' ? (
          <p className={styles.cancelled}>{say('This class is cancelled and will not be held.')}</p>
        ) : null}
        {row ? <StartTimes row={row} visitorZone={visitorZone} /> : null}
        {row?.venue ? <p className={styles.venue}>{say('Venue: {0}', row.venue)}</p> : null}
      </div>
    </header>
  );
}

interface ClassHeadProps {
  /** `undefined` until it is known, `null` when there is none. */
  row: ClassRow | null | undefined;
  visitorZone: string | undefined;
  children: ReactNode;
}

interface ClassBodyProps extends ClassPartProps {
  sections: (props: ClassPartProps) => ReactNode;
}

interface ClassDetailProps extends ClassContext {
  data: RemoteData<ClassRow | null>;
  sections: (props: ClassPartProps) => ReactNode;
}
