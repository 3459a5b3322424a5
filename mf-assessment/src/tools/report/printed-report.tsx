import { languageById } from '@agile-languages/shared/content';
import { Mark, useSay } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import { type Case, caseLabel } from '../../assessment/cases.ts';
import { findingsOf, type MissingLanguage } from '../../assessment/findings.ts';
import { type Advice, countOn, levelOf, type Marks } from '../../assessment/level.ts';
import type { MeterState } from '../../assessment/meter-state.ts';
import styles from './printed-report.module.css';
import { ReportMethod } from './report-method.tsx';
import { ReportBar, ReportResults } from './report-results.tsx';

/** On paper alone. */
export function PrintedReport({ state: { communicationCase, marks }, link, date, fact, list }: PrintedReportProps) {
  const say = useSay();
  const { strengths, gaps, plan, missing } = findingsOf(communicationCase, marks);
  return (
    <article className={styles.report} data-alone>
      <ReportCover communicationCase={communicationCase} marks={marks} date={date} fact={fact} />
      <ReportResults communicationCase={communicationCase} marks={marks} strengths={strengths} gaps={gaps} />
      <section className={styles.page}>
        <h2>{say('Plan')}</h2>
        <ReportPlan plan={plan} />
        <ReportMissing missing={missing} />
        {list}
      </section>
      <ReportMethod communicationCase={communicationCase} marks={marks} link={link} />
    </article>
  );
}

function ReportPlan({ plan }: { plan: readonly Advice[] }) {
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

function ReportMissing({ missing }: { missing: readonly MissingLanguage[] }) {
  const say = useSay();
  if (missing.length === 0) return null;
  return (
    <>
      <h3>{say('Not yet')}</h3>
      {missing.map(({ language, categories }) => (
        <div key={language.id}>
          <h4>
            <Mark language={language.key} size={1.25} /> {language.name}
          </h4>
          {categories.map(({ id, name, topics }) => (
            <div key={id} className={styles.missing}>
              <h5>{say(name)}</h5>
              <ul>
                {topics.map((topic) => (
                  <li key={topic.id}>
                    <b>{say(topic.name)}.</b> {say(topic.meaning)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </>
  );
}

function ReportCover({ communicationCase, marks, date, fact }: ReportCoverProps) {
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
        {fact}
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

interface PrintedReportProps {
  state: MeterState;
  link: string;
  date: Date;
  fact: ReactNode;
  list: ReactNode;
}

interface ReportCoverProps extends Pick<PrintedReportProps, 'date' | 'fact'> {
  communicationCase: Case;
  marks: Marks;
}
