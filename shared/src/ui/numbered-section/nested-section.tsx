import { type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import styles from './nested-section.module.css';

/** A numbered section inside a section of the page; its number hangs left of the margin line. Needs `base.css`. */
export function NestedSection({ number, level, title, beside, children }: NestedSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.bar}>
        <div className={styles.head}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <Heading level={level} id={id} className={styles.title}>
            {title}
          </Heading>
        </div>
        {beside}
      </div>
      {children}
    </section>
  );
}

interface NestedSectionProps extends SectionPosition {
  title: string;
  /** Shown at the right of the title. Default: nothing. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Position of a numbered section on its page. */
export interface SectionPosition {
  number: number;
  /** Level of its heading. */
  level: HeadingLevel;
}
