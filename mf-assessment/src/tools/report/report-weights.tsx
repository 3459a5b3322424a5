import { Mark } from '@agile-languages/shared/ui';
import type { Case } from '../../assessment/cases.ts';
import { countOn, type Marks } from '../../assessment/level.ts';
import styles from './printed-report.module.css';

/** What each Language counts in the chosen case, and how many of its topics are on. */
export function ReportWeights({ communicationCase, marks }: { communicationCase: Case; marks: Marks }) {
  return (
    <div className={styles.weights}>
      <h3>Languages of case {communicationCase.number}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Language</th>
            <th scope="col">Topics that are on</th>
            <th scope="col">Weight</th>
          </tr>
        </thead>
        <tbody>
          {communicationCase.languages.map(({ language, weight }) => (
            <tr key={language.id}>
              <th scope="row">
                <Mark language={language.key} size={1.1} /> {language.name}
              </th>
              <td>
                {countOn(language.topics, marks)} of {language.topics.length}
              </td>
              <td>{weight}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Highest possible level</th>
            <td />
            <td>{communicationCase.most}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
