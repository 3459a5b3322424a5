import { useSay } from '@agile-languages/shared/ui';
import { type Case, caseLabel } from '../../assessment/cases.ts';
import { countOn, levelOf, type Marks } from '../../assessment/level.ts';
import styles from './printed-report.module.css';
import { ReportBar } from './report-bar.tsx';

/** First page: the case, its level, and the date. */
export function ReportCover({ communicationCase, marks, date }: { communicationCase: Case; marks: Marks; date: Date }) {
  const say = useSay();
  const level = levelOf(communicationCase, marks);
  const topics = communicationCase.languages.flatMap(({ language }) => language.topics);
  return (
    <section className={styles.cover}>
      <p className={styles.kind}>{say('Self-assessment')}</p>
      <h1>{say('Agile Communication Level')}</h1>
      <p className={styles.case}>{caseLabel(communicationCase, say)}</p>
      <p className={styles.level}>{say('{0}%', level)}</p>
      <ReportBar value={level} most={communicationCase.most} />
      <dl className={styles.facts}>
        <div>
          <dt>{say('Date')}</dt>
          <dd>
            {date.toLocaleDateString(say.locale ?? 'en-GB', {
              day: 'numeric',
              month: 'long',
              year: 'numeric',
            })}
          </dd>
        </div>
        <div>
          <dt>{say('Topics that are on')}</dt>
          <dd>{say('{0} of {1}', countOn(topics, marks), topics.length)}</dd>
        </div>
        <div>
          <dt>{say('Highest possible level')}</dt>
          <dd>{say('{0}%', communicationCase.most)}</dd>
        </div>
      </dl>
      <p className={styles.foot}>
        {say('Made in the browser of the person who filled it in. Nothing was sent anywhere.')}
      </p>
    </section>
  );
}
