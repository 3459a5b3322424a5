import { type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from './heading.tsx';
import styles from './language-section.module.css';

/** A section of a Language with a heading; its number is left of the margin line. */
export function LanguageSection({ number, level, title, beside, children }: LanguageSectionProps) {
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

interface LanguageSectionProps extends SectionPosition {
  title: string;
  /** Shown at the right of the title. */
  beside?: ReactNode;
  children: ReactNode;
}

export interface SectionPosition {
  /** Counted from 1. */
  number: number;
  level: HeadingLevel;
}
