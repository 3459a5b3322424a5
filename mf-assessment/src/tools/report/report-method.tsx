import { Mark, useSay } from '@agile-languages/shared/ui';
import { type Case, caseOf } from '../../assessment/cases.ts';
import { countOn, type Marks } from '../../assessment/level.ts';
import styles from './printed-report.module.css';

export function ReportMethod({
  communicationCase,
  marks,
  link,
}: {
  communicationCase: Case;
  marks: Marks;
  link: string;
}) {
  const say = useSay();
  return (
    <section className={styles.method}>
      <h2>{say('Method')}</h2>
      <p>
        {say(
          'The meter asks about 153 topics in six Languages. For each topic the person says whether they can do it today; its second line says what that means. Marks belong to the person, so all eight cases read the same ones.',
        )}
      </p>
      <p>
        {say(
          'A case is a conversation between two zones of a company. It gives each of its Languages a weight. The level is the sum over all topics that are on, of the topic’s score times the weight of its Language, divided by 100 and rounded down. The weights of case 2 add up to {0} and those of case 3 to {1}, so these two end there.',
          caseOf(2).most,
          caseOf(3).most,
        )}
      </p>
      <p>
        {say(
          'This is a self-assessment, not an exam: it is as true as the marks are. An assessment by a coach looks at real work.',
        )}
      </p>
      <ReportWeights communicationCase={communicationCase} marks={marks} />
      <h3>{say('Look again in three months')}</h3>
      <p>
        {say(
          'This address holds the marks of this report. Open it then and choose “Compare with mine”, or paste it under Compare.',
        )}
      </p>
      <p className={styles.link}>{link}</p>
    </section>
  );
}

function ReportWeights({ communicationCase, marks }: { communicationCase: Case; marks: Marks }) {
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
