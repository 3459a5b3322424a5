import {
  type CommunicationCase,
  caseTitle,
  communicationCases,
  type LanguageKey,
  languages,
  mostOf,
} from '@agile-languages/shared/content';
import { Mark } from '@agile-languages/shared/ui';
import styles from './cases-table.module.css';

/** All bars share one scale. */
export function CasesTable() {
  return (
    <details className={styles.cases}>
      <summary>The eight cases and their weights</summary>
      <div className={styles.table}>
        <table>
          <caption className="visually-hidden">The eight cases with the weight of each Language</caption>
          <thead>
            <tr>
              <th scope="col">Case</th>
              <th scope="col">Zone that speaks - zone that listens</th>
              <th scope="col">Sum</th>
            </tr>
          </thead>
          <tbody>
            {communicationCases.map((communicationCase) => (
              <CaseRow key={communicationCase.number} communicationCase={communicationCase} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function CaseRow({ communicationCase }: { communicationCase: CommunicationCase }) {
  const { number, weights } = communicationCase;
  const entries = Object.entries(weights) as [LanguageKey, number][];
  const label = entries.map(([key, weight]) => `${nameOf(key)} ${weight}`).join(', ');
  return (
    <tr>
      <th scope="row" className={styles.number}>
        <span>{number}</span>
      </th>
      <td>
        <span className={styles.title}>{caseTitle(communicationCase)}</span>
        <span className={styles.weights} role="img" aria-label={label}>
          {entries.map(([key, weight]) => (
            <span key={key} className={styles.weight} data-lang={key} data-weight={weight}>
              <Mark language={key} size={1.2} />
              {weight}
            </span>
          ))}
        </span>
      </td>
      <td className={styles.sum}>{mostOf(communicationCase)}</td>
    </tr>
  );
}

const nameOf = (key: LanguageKey) => languages.find((language) => language.key === key)?.name ?? key;
