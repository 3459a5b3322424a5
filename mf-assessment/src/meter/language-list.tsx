import type { Dispatch } from 'react';
import type { BankLanguageId } from './bank.ts';
import type { Case } from './cases.ts';
import { Heading, type Level } from './heading.tsx';
import { LanguageItem } from './language-item.tsx';
import styles from './language-list.module.css';
import { countOn, type Marks, shareOf } from './level.ts';
import type { MeterAction } from './meter-state.ts';

/** The Languages of the case: chips on narrow containers, a ledger column on wide ones. */
export function LanguageList({ of, marks, open, headingLevel, dispatch }: LanguageListProps) {
  const heaviest = Math.max(...of.languages.map(({ weight }) => weight));
  return (
    <div className={styles.column}>
      <Heading level={headingLevel} className={styles.step}>
        Your Languages
      </Heading>
      <ul className={styles.list} aria-label="Your Languages">
        {of.languages.map(({ language, weight }) => (
          <LanguageItem
            key={language.id}
            language={language}
            weight={weight}
            part={weight / heaviest}
            share={shareOf(language.topics, marks)}
            count={countOn(language.topics, marks)}
            current={language.id === open}
            dispatch={dispatch}
          />
        ))}
      </ul>
    </div>
  );
}

interface LanguageListProps {
  of: Case;
  marks: Marks;
  open: BankLanguageId;
  headingLevel: Level;
  dispatch: Dispatch<MeterAction>;
}
