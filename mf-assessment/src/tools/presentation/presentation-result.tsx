import { useSay } from '@agile-languages/shared/ui';
import { type Case, caseLabel } from '../../assessment/cases.ts';
import { eightLevels, learnFirst, levelOf, type Marks } from '../../assessment/level.ts';
import { HorizontalRuler } from '../../kit/ruler.tsx';
import styles from './presentation-dialog.module.css';

/** The last screen: the level, what to learn first, and the seven other cases. */
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
