import { Heading } from '@agile-languages/shared/ui';
import { useEffect } from 'react';
import { languageOf } from '../class-facts/class-text.ts';
import { NoClasses } from '../class-list/no-classes.tsx';
import { Live } from '../class-parts/live.tsx';
import { useVisitorZone } from '../dates/use-visitor-zone.ts';
import { ClassBody } from './class-body.tsx';
import type { ClassContext } from './class-context.ts';
import styles from './class-detail.module.css';
import { ClassHead } from './class-head.tsx';
import { ClassSkeleton } from './class-skeleton.tsx';
import { useClass } from './use-class.ts';

/** One class in full. Knows no router, no session and no page around it. */
export function ClassDetail({ classId, onName, headingLevel = 1, ...context }: ClassDetailProps) {
  const visitorZone = useVisitorZone();
  const read = useClass(classId, context.api);
  const row = read.state === 'ready' ? read.value : undefined;
  const name = row?.className;

  useEffect(() => {
    if (name) onName?.(name);
  }, [name, onName]);

  return (
    <article className={styles.detail} data-lang={row ? languageOf(row)?.key : undefined}>
      <div className={styles.columns}>
        <ClassHead row={row} visitorZone={visitorZone}>
          <Heading level={headingLevel} className={styles.title}>
            {name ?? 'Class'}
          </Heading>
        </ClassHead>
        <Live name="class" read={read} skeleton={<ClassSkeleton />}>
          {(found) =>
            found ? (
              <ClassBody row={found} visitorZone={visitorZone} headingLevel={headingLevel} {...context} />
            ) : (
              <div className={styles.none}>
                <NoClasses place={{ languageId: '', page: 1 }} links={context.links} />
              </div>
            )
          }
        </Live>
      </div>
    </article>
  );
}

interface ClassDetailProps extends ClassContext {
  classId: string;
  /** Hears the name of the class once it is known. */
  onName?: (name: string) => void;
}
