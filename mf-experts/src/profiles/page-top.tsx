import type { ReactNode } from 'react';
import styles from './page-top.module.css';

/** Title and lead of a page. */
export function PageTop({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className={`sect page-top ${styles.top}`}>
      <div>
        <div className="opening">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
