import { useSay } from '@agile-languages/shared/ui';
import type { Dispatch } from 'react';
import type { Category, Topic } from '../../assessment/bank.ts';
import { type Case, caseLabel } from '../../assessment/cases.ts';
import { eightLevels, learnFirst, levelOf, type Marks } from '../../assessment/level.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { HorizontalRuler } from '../../components/ruler.tsx';
import { TriStateCheckbox } from '../../components/tri-state-checkbox.tsx';
import styles from './presentation-dialog.module.css';

const keys = '123456789abcdefghijk';

export const topicOfKey = ({ topics }: Category, key: string): Topic | undefined =>
  key.length === 1 ? topics[keys.indexOf(key.toLowerCase())] : undefined;

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

export function PresentationResult({ communicationCase, marks }: { communicationCase: Case; marks: Marks }) {
  const say = useSay();
  const level = levelOf(communicationCase, marks);
  const advice = learnFirst(communicationCase, marks);
  return (
    <div className={styles.result}>
      <p className={styles.level}>{say('{0}%', level)}</p>
      <div className={styles.ruler}>
        <HorizontalRuler level={level} other={undefined} />
      </div>
      <div>
        <h3>{say('Learn first')}</h3>
        {advice.length > 0 ? (
          <ol>
            {advice.map(({ language, category, gain }) => (
              <li key={category.id}>
                {say(category.name)}, {language.name} <b>{gain ? `+${gain}` : say('under 1')}</b>
              </li>
            ))}
          </ol>
        ) : (
          <p>{say('Nothing. Every topic of this case is on.')}</p>
        )}
      </div>
      <div>
        <h3>{say('The other cases')}</h3>
        <ul>
          {eightLevels(marks)
            .filter((result) => result.communicationCase !== communicationCase)
            .map((result) => (
              <li key={result.communicationCase.number}>
                {caseLabel(result.communicationCase, say)} <b>{say('{0}%', result.level)}</b>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}

interface PresentationTopicsProps {
  category: Category;
  marks: Marks;
  dispatch: Dispatch<MeterAction>;
}
