import type { Dispatch } from 'react';
import type { Category, Topic } from '../../assessment/bank.ts';
import type { Marks } from '../../assessment/level.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { MixedBox } from '../../kit/tri-state-checkbox.tsx';
import styles from './presentation-dialog.module.css';

const keys = '123456789abcdefghijk';

/** The topic of a category that a key switches. */
export const topicOfKey = ({ topics }: Category, key: string): Topic | undefined =>
  key.length === 1 ? topics[keys.indexOf(key.toLowerCase())] : undefined;

/** The topics of one category, each with its key. */
export function RoomTopics({ category, marks, dispatch }: RoomTopicsProps) {
  return (
    <ul className={styles.topics} data-many={category.topics.length > 8 || undefined}>
      {category.topics.map((topic, index) => {
        const id = `room-topic-${topic.id}`;
        return (
          <li key={topic.id}>
            <label htmlFor={id}>
              <kbd>{keys[index]}</kbd>
              <MixedBox
                id={id}
                look="tick"
                share={marks.has(topic.id) ? 'off' : 'on'}
                aria-labelledby={`${id}-name`}
                aria-describedby={`${id}-means`}
                aria-keyshortcuts={keys[index]}
                onTurn={(on) => dispatch({ type: 'turn', topics: [topic], on })}
              />
              <span id={`${id}-name`} className={styles.name}>
                {topic.name}
              </span>
              <span className={styles.not} aria-hidden="true">
                not yet
              </span>
              <span id={`${id}-means`} className={styles.meaning}>
                {topic.meaning}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

interface RoomTopicsProps {
  category: Category;
  marks: Marks;
  dispatch: Dispatch<MeterAction>;
}
