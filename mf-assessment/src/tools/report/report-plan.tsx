import { languageById } from '@agile-languages/shared/content';
import { useSay } from '@agile-languages/shared/ui';
import type { Advice } from '../../assessment/level.ts';
import styles from './printed-report.module.css';

/** What to learn, in which order, and the level after each step. */
export function ReportPlan({ plan }: { plan: readonly Advice[] }) {
  const say = useSay();
  if (plan.length === 0)
    return (
      <p>{say('Nothing is missing in this case. Choose another conversation, or ask a coach to look at real work.')}</p>
    );
  return (
    <>
      <p>{say('What raises the level of this case most, in this order.')}</p>
      <ol className={styles.plan}>
        {plan.map(({ language, category, gain, reached }, index) => (
          <li key={category.id}>
            <span className={styles.step}>{index + 1}</span>
            <b>{say(category.name)}</b>
            <span>{say('Language of {1}, {0} hours', languageById(language.id)?.hours ?? 0, language.name)}</span>
            <span>{say('{0}, then {1}%', gain ? `+${gain}` : say('under 1'), reached)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
