import { type ReactNode, useId } from 'react';
import styles from './numbered-section.module.css';

/** A section of a page with its number in the margin and a heading. */
export function NumberedSection({ number, title, lead, children }: NumberedSectionProps) {
  const id = useId();
  return (
    <section className="sect" aria-labelledby={id}>
      <span className="sect-no" aria-hidden="true">
        {number}
      </span>
      <div>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}

interface NumberedSectionProps {
  number: number;
  title: string;
  lead?: string;
  children: ReactNode;
}
