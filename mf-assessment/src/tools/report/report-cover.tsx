import { type Case, caseLabel } from '../../assessment/cases.ts';
import { countOn, levelOf, type Marks } from '../../assessment/level.ts';
import styles from './printed-report.module.css';
import { ReportBar } from './report-bar.tsx';

/** First page: the case, its level, and the date. */
export function ReportCover({ communicationCase, marks, date }: { communicationCase: Case; marks: Marks; date: Date }) {
  const level = levelOf(communicationCase, marks);
  const topics = communicationCase.languages.flatMap(({ language }) => language.topics);
  return (
    <section className={styles.cover}>
      <p className={styles.kind}>Self-assessment</p>
      <h1>Agile Communication Level</h1>
      <p className={styles.case}>{caseLabel(communicationCase)}</p>
      <p className={styles.level}>{level}%</p>
      <ReportBar value={level} most={communicationCase.most} />
      <dl className={styles.facts}>
        <div>
          <dt>Date</dt>
          <dd>{date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}</dd>
        </div>
        <div>
          <dt>Topics that are on</dt>
          <dd>
            {countOn(topics, marks)} of {topics.length}
          </dd>
        </div>
        <div>
          <dt>Highest possible level</dt>
          <dd>{communicationCase.most}%</dd>
        </div>
      </dl>
      <p className={styles.foot}>Made in the browser of the person who filled it in. Nothing was sent anywhere.</p>
    </section>
  );
}
