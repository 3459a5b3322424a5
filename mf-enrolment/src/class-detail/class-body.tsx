import { classStart, formatDate8 } from '@agile-languages/shared/formats';
import type { ReactNode } from 'react';
import styles from './class-body.module.css';
import type { ClassPartProps } from './class-context.ts';
import { EnrolPanel } from './enrol-panel.tsx';
import { FullDescription } from './full-description.tsx';

/** Everything about a class below its head: what it teaches, the order, sessions, trainer, other classes. */
export function ClassBody({ sections, ...props }: ClassBodyProps) {
  const { row } = props;
  const published = classStart(row) ? formatDate8(row.createdDate) : '';

  return (
    <>
      <div>
        <FullDescription html={row.classDescription} className={styles.about} />
        {published ? <p className={styles.published}>{`Published ${published}`}</p> : null}
      </div>
      <EnrolPanel {...props} />
      {sections(props)}
    </>
  );
}

interface ClassBodyProps extends ClassPartProps {
  sections: (props: ClassPartProps) => ReactNode;
}
