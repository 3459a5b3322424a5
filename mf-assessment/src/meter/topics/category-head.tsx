import { Heading, type HeadingLevel, useSay } from '@agile-languages/shared/ui';
import type { Dispatch } from 'react';
import type { Category } from '../../assessment/bank.ts';
import { checkStateOf, countOn, type Marks } from '../../assessment/level.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { TriStateCheckbox } from '../../components/tri-state-checkbox.tsx';
import styles from './category-head.module.css';
import { Change } from './change.tsx';

export function CategoryHead({
  id,
  category: { name, topics },
  marks,
  points,
  headingLevel,
  dispatch,
}: CategoryHeadProps) {
  const say = useSay();
  return (
    <header className={styles.head}>
      <Heading level={headingLevel} id={`${id}category`} className={styles.title}>
        {say(name)}
      </Heading>
      <span className={styles.of}>{say('{0} of {1}', countOn(topics, marks), topics.length)}</span>
      <Change points={points} />
      <label className={styles.all} htmlFor={`${id}all`}>
        <TriStateCheckbox
          id={`${id}all`}
          look="tick"
          state={checkStateOf(topics, marks)}
          aria-describedby={`${id}category`}
          onCheckedChange={(on) => dispatch({ type: 'switch', topics, on })}
        />{' '}
        {say('Check All')}
      </label>
    </header>
  );
}

interface CategoryHeadProps {
  id: string;
  category: Category;
  marks: Marks;
  points: number | undefined;
  headingLevel: HeadingLevel;
  dispatch: Dispatch<MeterAction>;
}
