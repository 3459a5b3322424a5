import { useSay } from '@agile-languages/shared/ui';
import { findingsOf } from '../../assessment/findings.ts';
import type { MeterState } from '../../assessment/meter-state.ts';
import styles from './printed-report.module.css';
import { ReportCover } from './report-cover.tsx';
import { ReportMethod } from './report-method.tsx';
import { ReportMissing } from './report-missing.tsx';
import { ReportPlan } from './report-plan.tsx';
import { ReportResults } from './report-results.tsx';

/** The report that is printed, and nothing else of the page with it. Not visible on the screen. */
export function PrintedReport({ state: { communicationCase, marks }, link, date }: PrintedReportProps) {
  const say = useSay();
  const { strengths, gaps, plan, missing } = findingsOf(communicationCase, marks);
  return (
    <article className={styles.report}>
      <ReportCover communicationCase={communicationCase} marks={marks} date={date} />
      <ReportResults communicationCase={communicationCase} marks={marks} strengths={strengths} gaps={gaps} />
      <section className={styles.page}>
        <h2>{say('Plan')}</h2>
        <ReportPlan plan={plan} />
        <ReportMissing missing={missing} />
      </section>
      <ReportMethod communicationCase={communicationCase} marks={marks} link={link} />
    </article>
  );
}

interface PrintedReportProps {
  state: MeterState;
  /** Address that carries these marks. */
  link: string;
  date: Date;
}
