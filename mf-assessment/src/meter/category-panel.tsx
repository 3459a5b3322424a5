import type { Dispatch } from 'react';
import type { Category } from './bank.ts';
import styles from './category-panel.module.css';
import { Heading, type Level } from './heading.tsx';
import { countOn, type Marks, shareOf } from './level.ts';
import type { MeterAction } from './meter-state.ts';
import { MixedBox } from './mixed-box.tsx';
import { TopicRow } from './topic-row.tsx';

/** The card of one category: Check All and its topics. */
export function CategoryPanel({ id, index, category, marks, open, headingLevel, dispatch }: CategoryPanelProps) {
  const { name, topics } = category;
  return (
    <div
      className={styles.sheet}
      role="tabpanel"
      id={`${id}panel${index}`}
      aria-labelledby={`${id}tab${index}`}
      hidden={!open}
    >
      <header className={styles.head}>
        <Heading level={headingLevel === 2 ? 3 : headingLevel === 3 ? 4 : 5} className={styles.title}>
          {name}
        </Heading>
        <span className={styles.of}>
          {countOn(topics, marks)} of {topics.length}
        </span>
        <label className={styles.all} htmlFor={`${id}all${index}`}>
          <MixedBox
            id={`${id}all${index}`}
            look="tick"
            share={shareOf(topics, marks)}
            onTurn={(on) => dispatch({ type: 'turn', topics, on })}
          />{' '}
          Check All
        </label>
      </header>
      <ul className={styles.list}>
        {topics.map((topic) => (
          <TopicRow key={topic.id} id={id} topic={topic} on={!marks.has(topic.id)} dispatch={dispatch} />
        ))}
      </ul>
    </div>
  );
}

interface CategoryPanelProps {
  id: string;
  index: number;
  category: Category;
  marks: Marks;
  open: boolean;
  headingLevel: Level;
  dispatch: Dispatch<MeterAction>;
}
