import type { Dispatch } from 'react';
import type { Category } from './bank.ts';
import styles from './category-head.module.css';
import { Heading, type Level } from './heading.tsx';
import { countOn, type Marks, shareOf } from './level.ts';
import type { MeterAction } from './meter-state.ts';
import { MixedBox } from './mixed-box.tsx';

/** Head of the open card: the category, how much of it is on, and Check All. */
export function CategoryHead({ id, category: { name, topics }, marks, headingLevel, dispatch }: CategoryHeadProps) {
  return (
    <header className={styles.head}>
      <Heading level={headingLevel} id={`${id}category`} className={styles.title}>
        {name}
      </Heading>
      <span className={styles.of}>
        {countOn(topics, marks)} of {topics.length}
      </span>
      <label className={styles.all} htmlFor={`${id}all`}>
        <MixedBox
          id={`${id}all`}
          look="tick"
          share={shareOf(topics, marks)}
          aria-describedby={`${id}category`}
          onTurn={(on) => dispatch({ type: 'turn', topics, on })}
        />{' '}
        Check All
      </label>
    </header>
  );
}

interface CategoryHeadProps {
  id: string;
  category: Category;
  marks: Marks;
  headingLevel: Level;
  dispatch: Dispatch<MeterAction>;
}
