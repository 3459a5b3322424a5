import { RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import type { ReactNode } from 'react';
import { EmptyState } from '../kit/empty-state.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './detail.module.css';

/** The upper part of the page of one expert or one sample: link to the list, title, sheet, or the empty state for an unknown id. */
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

interface DetailProps<Row> {
  /** Selects the measures of the sheet, and is its name in the console. */
  kind: 'profile' | 'sample';
  /** Title until the name is loaded. */
  word: string;
  title: string | undefined;
  /** The list that the breadcrumb links to. */
  list: { path: string; name: string };
  /** `null` when there is nothing with this id. */
  data: RemoteData<Row | null>;
  skeleton: ReactNode;
  children: (row: Row) => ReactNode;
}
