import { highestLevel } from '@agile-languages/shared/content';
import { Mark, useSay } from '@agile-languages/shared/ui';
import { type Case, caseLabel } from '../../assessment/cases.ts';
import type { CategoryResult } from '../../assessment/findings.ts';
import { eightLevels, type Marks } from '../../assessment/level.ts';
import styles from './printed-report.module.css';

export function ReportResults({ communicationCase, marks, strengths, gaps }: ReportResultsProps) {
  const say = useSay();
  return (
    <section className={styles.page}>
      <h2>{say('One set of answers, eight results')}</h2>
      <p>{say('The same skills count more in one conversation than in another. Highest level first.')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('Case')}</th>
            <th scope="col">{say('0 to {0}', highestLevel)}</th>
            <th scope="col">{say('Level')}</th>
            <th scope="col">{say('Most')}</th>
          </tr>
        </thead>
        <tbody>
          {eightLevels(marks).map((result) => (
            <tr
              key={result.communicationCase.number}
              data-current={result.communicationCase === communicationCase || undefined}
            >
              <th scope="row">{caseLabel(result.communicationCase, say)}</th>
              <td className={styles.barCell}>
                <ReportBar value={result.level} most={result.communicationCase.most} />
              </td>
              <td>{say('{0}%', result.level)}</td>
              <td>{say('{0}%', result.communicationCase.most)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.columns}>
        <div>
          <h3>{say('Strengths')}</h3>
          <CategoryResults results={strengths} empty={say('No topic of this case is on yet.')} />
        </div>
        <div>
          <h3>{say('Gaps')}</h3>
          <CategoryResults results={gaps} empty={say('Every topic of this case is on.')} />
        </div>
      </div>
    </section>
  );
}

function CategoryResults({ results, empty }: { results: readonly CategoryResult[]; empty: string }) {
  const say = useSay();
  if (results.length === 0) return <p>{empty}</p>;
  return (
    <ul className={styles.categories}>
      {results.map(({ language, category, on, percent }) => (
        <li key={category.id}>
          <Mark language={language.key} size={1.4} />
          <span>
            <b>{say(category.name)}</b>
            <br />
            {say('{0} of {1} topics, {2}%', on, category.topics.length, percent)}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ReportBar({ value, most }: { value: number; most: number }) {
  return (
    <svg className={styles.bar} viewBox={`0 0 ${highestLevel} 6`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={most} height="6" fill="none" stroke="#74867d" strokeWidth="0.4" />
      <rect width={value} height="6" fill="#ffd23f" />
      <rect x={Math.max(0, value - 0.6)} width="0.6" height="6" fill="#10231f" />
    </svg>
  );
}

interface ReportResultsProps {
  communicationCase: Case;
  marks: Marks;
  strengths: readonly CategoryResult[];
  gaps: readonly CategoryResult[];
}
