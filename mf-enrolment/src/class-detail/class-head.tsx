import type { ClassRow } from '@agile-languages/shared/api';
import type { ReactNode } from 'react';
import { LanguageLine } from '../class-facts/language-line.tsx';
import { DateBlock } from '../dates/date-block.tsx';
import { StartTimes } from '../dates/start-times.tsx';
import styles from './class-head.module.css';

/** Day, Language, name and time. The name is there before the rest. */
export function ClassHead({ row, visitorZone, children }: ClassHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.date} data-empty={row === null}>
        {row ? <DateBlock row={row} /> : null}
      </div>
      <div className={styles.words}>
        <div className={styles.language}>{row ? <LanguageLine row={row} /> : null}</div>
        {children}
        {row ? <StartTimes row={row} visitorZone={visitorZone} /> : null}
      </div>
    </header>
  );
}

interface ClassHeadProps {
  /** `undefined` until it is known, `null` when there is none. */
  row: ClassRow | null | undefined;
  visitorZone: string | undefined;
  /** The heading. */
  children: ReactNode;
}
