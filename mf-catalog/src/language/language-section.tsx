import { Heading, type HeadingLevel } from '@agile-languages/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './language-section.module.css';

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
  beside?: ReactNode;
  children: ReactNode;
}

export interface SectionPosition {
  number: number;
  level: HeadingLevel;
}
