import { Heading, type HeadingLevel, Mark, useSay } from '@agile-languages/shared/ui';
import { type Dispatch, type MouseEvent, memo } from 'react';
import type { BankLanguage, BankLanguageId } from '../../assessment/bank.ts';
import type { Case } from '../../assessment/cases.ts';
import { type CheckState, checkStateOf, countOn, type Marks } from '../../assessment/level.ts';
import type { Change as LastChange, MeterAction } from '../../assessment/meter-state.ts';
import { checkStateLabels, TriStateCheckbox } from '../../components/tri-state-checkbox.tsx';
import { Change } from './change.tsx';
import styles from './language-list.module.css';
import { pointsOf } from './points-of.ts';

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

const LanguageItem = memo(function LanguageItem(props: LanguageItemProps) {
  const { language, weight, relativeWeight, checkState, count, points, current, dispatch } = props;
  const say = useSay();
  const open = (event: MouseEvent) => {
    dispatch({ type: 'open', place: { language: language.id, category: 0 } });
    event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <li className={styles.item} part="language" data-lang={language.key} data-check-state={checkState}>
      <button type="button" className={styles.pick} aria-current={current || undefined} onClick={open}>
        <span className={styles.box} aria-hidden="true" />
        <Mark language={language.key} className={styles.mark} />
        <span className={styles.name}>{language.name}</span>
        <span className={styles.weight}>
          <svg className={styles.bar} aria-hidden="true">
            <rect width={`${relativeWeight * 100}%`} height="100%" />
          </svg>
          {say('weight {0}', weight)}
        </span>
        <span className={styles.count}>{say('{0} of {1} on', count, language.topics.length)}</span>
      </button>
      <span className={styles.switch}>
        <TriStateCheckbox
          look="switch"
          state={checkState}
          aria-label={say('{0}, all topics', language.name)}
          onCheckedChange={(on) => dispatch({ type: 'switch', topics: language.topics, on })}
        />
        <span className={styles.word} aria-hidden="true">
          {say(checkStateLabels[checkState])}
        </span>
        <Change points={points} />
      </span>
    </li>
  );
});

interface LanguageListProps {
  communicationCase: Case;
  marks: Marks;
  open: BankLanguageId;
  change: LastChange | undefined;
  headingLevel: HeadingLevel;
  dispatch: Dispatch<MeterAction>;
}

interface LanguageItemProps {
  language: BankLanguage;
  weight: number;
  relativeWeight: number;
  checkState: CheckState;
  count: number;
  points: number | undefined;
  current: boolean;
  dispatch: Dispatch<MeterAction>;
}
