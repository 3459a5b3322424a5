import { highestLevel } from '@agile-languages/shared/content';
import { Mark } from '@agile-languages/shared/ui';
import { type Case, caseLabel } from '../../assessment/cases.ts';
import type { CategoryResult } from '../../assessment/findings.ts';
import { eightLevels, type Marks } from '../../assessment/level.ts';
import styles from './printed-report.module.css';
import { ReportBar } from './report-bar.tsx';

/** The eight cases, what is strong, and what is missing. */
export function ReportResults({ communicationCase, marks, strengths, gaps }: ReportResultsProps) {
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
          {eightLevels(marks).map((result) => (
            <tr
              key={result.communicationCase.number}
              data-current={result.communicationCase === communicationCase || undefined}
            >
              <th scope="row">{caseLabel(result.communicationCase)}</th>
              <td className={styles.barCell}>
                <ReportBar value={result.level} most={result.communicationCase.most} />
              </td>
              <td>{result.level}%</td>
              <td>{result.communicationCase.most}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.columns}>
        <div>
          <h3>Strengths</h3>
          <CategoryResults results={strengths} empty="No topic of this case is on yet." />
        </div>
        <div>
          <h3>Gaps</h3>
          <CategoryResults results={gaps} empty="Every topic of this case is on." />
        </div>
      </div>
    </section>
  );
}

function CategoryResults({ results, empty }: { results: readonly CategoryResult[]; empty: string }) {
  if (results.length === 0) return <p>{empty}</p>;
  return (
    <ul className={styles.categories}>
      {results.map(({ language, category, on, percent }) => (
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
  communicationCase: Case;
  marks: Marks;
  strengths: readonly CategoryResult[];
  gaps: readonly CategoryResult[];
}
