import { useSay } from '@agile-languages/shared/ui';
import { type Dispatch, memo, type ReactNode } from 'react';
import type { Topic } from '../../assessment/bank.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { TriStateCheckbox } from '../../components/tri-state-checkbox.tsx';
import { Caret } from './caret.tsx';
import { Change } from './change.tsx';
import styles from './topic-item.module.css';

export const TopicItem = memo(function TopicItem({ id, topic, on, points, dispatch, children }: TopicItemProps) {
  const say = useSay();
  const name = `${id}topic${topic.id}`;
  return (
    <li className={styles.topic} part="topic">
      <label className={styles.label} htmlFor={`${name}box`}>
        <span className={styles.gutter}>
          <Caret />
          <Change points={points} />
        </span>
        <TriStateCheckbox
          look="tick"
          id={`${name}box`}
          state={on ? 'checked' : 'unchecked'}
          aria-labelledby={name}
          aria-describedby={`${name}means`}
          onCheckedChange={(next) => dispatch({ type: 'switch', topics: [topic], on: next })}
        />
        <span className={styles.name} id={name}>
          {say(topic.name)}
        </span>
        <span className={styles.not} aria-hidden="true">
          {say('not yet')}
        </span>
        <span className={styles.meaning} id={`${name}means`}>
          {say(topic.meaning)}
        </span>
      </label>
      {children}
    </li>
  );
});

interface TopicItemProps {
  id: string;
  topic: Topic;
  on: boolean;
  points: number | undefined;
  dispatch: Dispatch<MeterAction>;
  children?: ReactNode;
}
