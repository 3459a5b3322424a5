import { highestLevel } from '@agile-languages/shared/content';
import { Mark } from '@agile-languages/shared/ui';
import { type Case, caseLabel } from '../../assessment/cases.ts';
import type { Standing } from '../../assessment/findings.ts';
import { eightLevels, type Marks } from '../../assessment/level.ts';
import styles from './printed-report.module.css';
import { ReportBar } from './report-bar.tsx';

/** The eight cases, what is strong, and what is missing. */
export function ReportResults({ of, marks, strengths, gaps }: ReportResultsProps) {
  return (
    <section className={styles.page}>
      <h2>One set of marks, eight results</h2>
      <p>The same skills count more in one conversation than in another. Highest level first.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Case</th>
            <th scope="col">{`0 to ${highestLevel}`}</th>
            <th scope="col">Level</th>
            <th scope="col">Most</th>
          </tr>
        </thead>
        <tbody>
          {eightLevels(marks).map((one) => (
            <tr key={one.of.number} data-current={one.of === of || undefined}>
              <th scope="row">{caseLabel(one.of)}</th>
              <td className={styles.barCell}>
                <ReportBar value={one.level} most={one.of.most} />
              </td>
              <td>{one.level}%</td>
              <td>{one.of.most}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.columns}>
        <div>
          <h3>Strengths</h3>
          <Standings of={strengths} empty="No topic of this case is on yet." />
        </div>
        <div>
          <h3>Gaps</h3>
          <Standings of={gaps} empty="Every topic of this case is on." />
        </div>
      </div>
    </section>
  );
}

function Standings({ of, empty }: { of: readonly Standing[]; empty: string }) {
  if (of.length === 0) return <p>{empty}</p>;
  return (
    <ul className={styles.standings}>
      {of.map(({ language, category, on, percent }) => (
        <li key={category.id}>
          <Mark language={language.key} size={1.4} />
          <span>
            <b>{category.name}</b>
            <br />
            {on} of {category.topics.length} topics, {percent}%
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ReportResultsProps {
  of: Case;
  marks: Marks;
  strengths: readonly Standing[];
  gaps: readonly Standing[];
}
