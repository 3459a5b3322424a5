import type { Today } from '@agile-languages/api/desk';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './today.module.css';

/** What is in order is not there. */
export function Part({ title, total, all, children }: PartProps) {
  const titleId = useId();
  if (children.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>{children}</ul>
      {total ? (
        <p className="soft">
          {children.length} of {total}. {all ? <Link to={all.path}>{all.name}</Link> : null}
        </p>
      ) : null}
    </section>
  );
}

interface PartProps {
  title: string;
  /** When there are more than what is shown. */
  total?: number | undefined;
  all?: { path: string; name: string };
  children: ReactNode[];
}

export interface PartOf<Name extends keyof Today['totals']> {
  rows: Today[Name];
  total: number | undefined;
}
