import { languageById } from '@agile-languages/shared/content';
import type { Advice } from '../../assessment/level.ts';
import styles from './printed-report.module.css';

/** What to learn, in which order, and the level after each step. */
export function ReportPlan({ plan }: { plan: readonly Advice[] }) {
  if (plan.length === 0)
    return <p>Nothing is missing in this case. Choose another conversation, or ask a coach to look at real work.</p>;
  return (
    <>
      <p>What raises the level of this case most, in this order.</p>
      <ol className={styles.plan}>
        {plan.map(({ language, category, gain, reached }, index) => (
          <li key={category.id}>
            <span className={styles.step}>{index + 1}</span>
            <b>{category.name}</b>
            <span>
              Language of {language.name}, {languageById(language.id)?.hours} hours
            </span>
            <span>
              {gain ? `+${gain}` : 'under 1'}, then {reached}%
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
