import { Mark, useSay } from '@agile-languages/shared/ui';
import { type Dispatch, type MouseEvent, memo } from 'react';
import type { BankLanguage } from '../../assessment/bank.ts';
import type { CheckState } from '../../assessment/level.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { checkStateLabels, TriStateCheckbox } from '../../kit/tri-state-checkbox.tsx';
import { Change } from './change.tsx';
import styles from './language-list.module.css';

/** One Language: opens its topics, switches all of them, shows its weight. */
export const LanguageItem = memo(function LanguageItem(props: LanguageItemProps) {
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

interface LanguageItemProps {
  language: BankLanguage;
  weight: number;
  /** Its weight divided by the largest weight of the case, 0 to 1. */
  relativeWeight: number;
  checkState: CheckState;
  /** Topics that are on. */
  count: number;
  /** By how many points the level changed when all of it was switched just now. */
  points: number | undefined;
  current: boolean;
  dispatch: Dispatch<MeterAction>;
}
