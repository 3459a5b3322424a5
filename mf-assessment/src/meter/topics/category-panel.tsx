import { useSay } from '@agile-languages/shared/ui';
import type { Dispatch } from 'react';
import type { Category } from '../../assessment/bank.ts';
import type { Marks } from '../../assessment/level.ts';
import type { Change, MeterAction } from '../../assessment/meter-state.ts';
import styles from './category-panel.module.css';
import { pointsOf } from './points-of.ts';
import { TopicRow } from './topic-row.tsx';

export function CategoryPanel({ id, index, category, marks, open, change, dispatch }: CategoryPanelProps) {
  const say = useSay();
  return (
    <div
      className={styles.panel}
      role="tabpanel"
      id={`${id}panel${index}`}
      aria-labelledby={`${id}tab${index}`}
      hidden={!open}
    >
      <p className={styles.title}>{say(category.name)}</p>
      <ul>
        {category.topics.map((topic) => (
          <TopicRow
            key={topic.id}
            id={id}
            topic={topic}
            on={!marks.has(topic.id)}
            points={pointsOf(change, [topic])}
            dispatch={dispatch}
          />
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
  change: Change | undefined;
  dispatch: Dispatch<MeterAction>;
}
