import { type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from './heading.tsx';
import styles from './language-section.module.css';

/** One numbered part of a Language; the number hangs left of the margin line. */
export function Part({ number, level, title, beside, children }: PartProps) {
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

interface PartProps extends PartPlace {
  title: string;
  /** Stands at the right of the title. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Where a part stands on its page. */
export interface PartPlace {
  number: number;
  level: HeadingLevel;
}
