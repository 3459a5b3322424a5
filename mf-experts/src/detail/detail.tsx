import { RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import type { ReactNode } from 'react';
import { EmptyState } from '../kit/empty-state.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './detail.module.css';

/** The upper part of the page of one expert or one sample: way back, title, sheet, or the blank card for an unknown id. */
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
  /** Decides the measures of the sheet, and is its name in the console. */
  kind: 'profile' | 'sample';
  /** What the page is about, until its title is known. */
  word: string;
  title: string | undefined;
  /** The list that leads here. */
  list: { path: string; name: string };
  /** `null` when there is nothing with this id. */
  data: RemoteData<Row | null>;
  skeleton: ReactNode;
  children: (row: Row) => ReactNode;
}
