import { defineSection, type SectionProps } from '@agile-languages/shared/contract';
import { siteConfig } from '@agile-languages/shared/platform';
import { ButtonRow, buttonClass } from '@agile-languages/shared/ui';
import styles from './report.section.module.css';
import { ReportSheet } from './report-sheet.tsx';

const services = [
  ['Agile Team Assessment', 'a coach observes real work with 120+ criteria'],
  ['Individual Assessment', 'your Languages, one by one'],
  ['Personal Development Plan', 'what to learn, in what order, by when'],
  ['Personal Development Consultation', 'an hour with a coach about your plan'],
] as const;

function ReportSection({ number }: SectionProps) {
  return (
    <section className="sect" id="report" aria-labelledby="report-title">
      <span className="sect-no" aria-hidden="true">
        {number}
      </span>
      <div className={styles.columns}>
        <figure className={styles.paper}>
          <ReportSheet />
        </figure>
        <div>
          <h2 id="report-title">See what a report looks like.</h2>
          <dl className={styles.services}>
            {services.map(([name, what]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <ButtonRow>
            <a
              className={buttonClass()}
              href={`${siteConfig().fileBase}/reports/sample-assessment-report.pdf`}
              download
            >
              Download sample report (PDF)
            </a>
            <a className={buttonClass('line')} href="#meter">
              Measure your own level
            </a>
          </ButtonRow>
        </div>
      </div>
    </section>
  );
}

export default defineSection({ Section: ReportSection });
