import { type Case, caseLabel } from '../../assessment/cases.ts';
import { eightLevels, learnFirst, levelOf, type Marks } from '../../assessment/level.ts';
import { LyingRuler } from '../../kit/ruler.tsx';
import styles from './presentation-dialog.module.css';

/** The level, at last, with what to learn first and the seven other cases. */
export function RoomResult({ of, marks }: { of: Case; marks: Marks }) {
  const level = levelOf(of, marks);
  const advice = learnFirst(of, marks);
  return (
    <div className={styles.result}>
      <p className={styles.level}>{level}%</p>
      <div className={styles.ruler}>
        <LyingRuler level={level} other={undefined} />
      </div>
      <div>
        <h3>Learn first</h3>
        {advice.length > 0 ? (
          <ol>
            {advice.map(({ language, category, gain }) => (
              <li key={category.id}>
                {category.name}, {language.name} <b>{gain ? `+${gain}` : 'under 1'}</b>
              </li>
            ))}
          </ol>
        ) : (
          <p>Nothing. Every topic of this case is on.</p>
        )}
      </div>
      <div>
        <h3>The other cases</h3>
        <ul>
          {eightLevels(marks)
            .filter((one) => one.of !== of)
            .map((one) => (
              <li key={one.of.number}>
                {caseLabel(one.of)} <b>{one.level}%</b>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
