import { useSay } from '@agile-languages/shared/ui';
import type { Dispatch } from 'react';
import type { Category, Topic } from '../../assessment/bank.ts';
import type { Marks } from '../../assessment/level.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { TriStateCheckbox } from '../../kit/tri-state-checkbox.tsx';
import styles from './presentation-dialog.module.css';

const keys = '123456789abcdefghijk';

/** The topic of a category that a key switches. */
export const topicOfKey = ({ topics }: Category, key: string): Topic | undefined =>
  key.length === 1 ? topics[keys.indexOf(key.toLowerCase())] : undefined;

/** The topics of a category, each with the key that switches it. */
export function PresentationTopics({ category, marks, dispatch }: PresentationTopicsProps) {
  const say = useSay();
  return (
    <ul className={styles.topics} data-many={category.topics.length > 8 || undefined}>
      {category.topics.map((topic, index) => {
        const id = `room-topic-${topic.id}`;
        return (
          <li key={topic.id}>
            <label htmlFor={id}>
              <kbd>{keys[index]}</kbd>
              <TriStateCheckbox
                id={id}
                look="tick"
                state={marks.has(topic.id) ? 'unchecked' : 'checked'}
                aria-labelledby={`${id}-name`}
                aria-describedby={`${id}-means`}
                aria-keyshortcuts={keys[index]}
                onCheckedChange={(on) => dispatch({ type: 'switch', topics: [topic], on })}
              />
              <span id={`${id}-name`} className={styles.name}>
                {say(topic.name)}
              </span>
              <span className={styles.not} aria-hidden="true">
                {say('not yet')}
              </span>
              <span id={`${id}-means`} className={styles.meaning}>
                {say(topic.meaning)}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

interface PresentationTopicsProps {
  category: Category;
  marks: Marks;
  dispatch: Dispatch<MeterAction>;
}
