import { Mark, useSay } from '@agile-languages/shared/ui';
import type { Case } from '../../assessment/cases.ts';
import { countOn, type Marks } from '../../assessment/level.ts';
import styles from './printed-report.module.css';

/** What each Language counts in the chosen case, and how many of its topics are on. */
export function ReportWeights({ communicationCase, marks }: { communicationCase: Case; marks: Marks }) {
  const say = useSay();
  return (
    <div className={styles.weights}>
      <h3>{say('Languages of case {0}', communicationCase.number)}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('Language')}</th>
            <th scope="col">{say('Topics that are on')}</th>
            <th scope="col">{say('Weight')}</th>
          </tr>
        </thead>
        <tbody>
          {communicationCase.languages.map(({ language, weight }) => (
            <tr key={language.id}>
              <th scope="row">
                <Mark language={language.key} size={1.1} /> {language.name}
              </th>
              <td>{say('{0} of {1}', countOn(language.topics, marks), language.topics.length)}</td>
              <td>{weight}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('Highest possible level')}</th>
            <td />
            <td>{communicationCase.most}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
