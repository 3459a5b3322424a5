import { RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import type { ReactNode } from 'react';
import { EmptyState } from '../common/empty-state.tsx';
import styles from './detail.module.css';

export function Detail<Row>({ kind, word, title, list, data, skeleton, children }: DetailProps<Row>) {
  return (
    <div className={`sect page-top ${styles.top}`}>
      <div>
        <Breadcrumb to={list.path}>{list.name}</Breadcrumb>
        <div className={styles.sheet} data-kind={kind}>
          <h1 className={styles.title}>
            <span dir="auto">{title ?? word}</span>
          </h1>
          <RemoteBoundary name={kind} data={data} skeleton={skeleton}>
            {(row) =>
              row === null ? (
                <div className={styles.nothing}>
                  <EmptyState tab={word}>
                    <Link to={list.path}>{`All ${list.name.toLowerCase()}`}</Link>
                  </EmptyState>
                </div>
              ) : (
                children(row)
              )
            }
          </RemoteBoundary>
        </div>
      </div>
    </div>
  );
}

function Breadcrumb({ to, children }: { to: string; children: string }) {
  return (
    <p className={styles.crumb}>
      <Link to={to}>
        <span aria-hidden="true">← </span>
        {children}
      </Link>
    </p>
  );
}

interface DetailProps<Row> {
  /** Selects the measures of the sheet, and is its name in the console. */
  kind: 'profile' | 'sample';
  word: string;
  title: string | undefined;
  list: { path: string; name: string };
  /** `null` when there is nothing with this id. */
  data: RemoteData<Row | null>;
  skeleton: ReactNode;
  children: (row: Row) => ReactNode;
}
