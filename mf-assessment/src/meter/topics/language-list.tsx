import { Heading, type HeadingLevel, useSay } from '@agile-languages/shared/ui';
import type { Dispatch } from 'react';
import type { BankLanguageId } from '../../assessment/bank.ts';
import type { Case } from '../../assessment/cases.ts';
import { checkStateOf, countOn, type Marks } from '../../assessment/level.ts';
import type { Change, MeterAction } from '../../assessment/meter-state.ts';
import { LanguageItem } from './language-item.tsx';
import styles from './language-list.module.css';
import { pointsOf } from './points-of.ts';

/** The Languages of the case: chips on narrow containers, a ledger column on wide ones. */
export function LanguageList({ communicationCase, marks, open, headingLevel, change, dispatch }: LanguageListProps) {
  const say = useSay();
  const heaviest = Math.max(...communicationCase.languages.map(({ weight }) => weight));
  return (
    <div className={styles.column}>
      <Heading level={headingLevel} className={styles.step}>
        {say('Your Languages')}
      </Heading>
      <ul className={styles.list} aria-label={say('Your Languages')}>
        {communicationCase.languages.map(({ language, weight }) => (
          <LanguageItem
            key={language.id}
            language={language}
            weight={weight}
            relativeWeight={weight / heaviest}
            checkState={checkStateOf(language.topics, marks)}
            count={countOn(language.topics, marks)}
            points={pointsOf(change, language.topics)}
            current={language.id === open}
            dispatch={dispatch}
          />
        ))}
      </ul>
    </div>
  );
}

interface LanguageListProps {
  communicationCase: Case;
  marks: Marks;
  open: BankLanguageId;
  /** The last change. */
  change: Change | undefined;
  headingLevel: HeadingLevel;
  dispatch: Dispatch<MeterAction>;
}
