import { classStart } from '@agile-languages/shared/formats';
import { useSay } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import { useDate8 } from '../locale/date-locale.ts';
import styles from './class-body.module.css';
import type { ClassPartProps } from './class-context.ts';
import { EnrolPanel } from './enrol-panel.tsx';
import { FullDescription } from './full-description.tsx';

/** Everything about a class below its head: what it teaches, the order, sessions, trainer, other classes. */
export function ClassBody({ sections, ...props }: ClassBodyProps) {
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

interface ClassBodyProps extends ClassPartProps {
  sections: (props: ClassPartProps) => ReactNode;
}
