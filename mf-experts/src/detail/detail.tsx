import { Link } from '@agile-languages/shared/router';
import type { ReactNode } from 'react';
import { Crumb } from '../crumb/crumb.tsx';
import { Nothing } from '../nothing/nothing.tsx';
import { Live } from '../reading/live.tsx';
import type { Reading } from '../reading/use-reading.ts';
import styles from './detail.module.css';

/** The upper part of the page of one expert or one sample: way back, title, sheet, or the blank card for an unknown id. */
export function Detail<Value>({ kind, word, title, list, reading, skeleton, children }: DetailProps<Value>) {
  return (
    <div className={`sect page-top ${styles.top}`}>
      <div>
        <Crumb to={list.path}>{list.name}</Crumb>
        <div className={styles.sheet} data-kind={kind}>
          <h1 className={styles.title}>
            <span dir="auto">{title ?? word}</span>
          </h1>
          <Live name={kind} reading={reading} skeleton={skeleton}>
            {(value) =>
              children(value) ?? (
                <div className={styles.nothing}>
                  <Nothing tab={word}>
                    <Link to={list.path}>{`All ${list.name.toLowerCase()}`}</Link>
                  </Nothing>
                </div>
              )
            }
          </Live>
        </div>
      </div>
    </div>
  );
}

interface DetailProps<Value> {
  /** Decides the measures of the sheet, and is its name in the console. */
  kind: 'profile' | 'sample';
  /** What the page is about, until its title is known. */
  word: string;
  title: string | undefined;
  /** The list that leads here. */
  list: { path: string; name: string };
  reading: Reading<Value>;
  skeleton: ReactNode;
  /** The sheet, or `undefined` when there is nothing with this id. */
  children: (value: Value) => ReactNode | undefined;
}
