import { type CommunicationCase, caseTitle, communicationCases } from '@agile-languages/shared/cases';
import { type LanguageKey, languages } from '@agile-languages/shared/languages';
import { Mark } from '@agile-languages/shared/ui';
import styles from './cases-table.module.css';

/** The eight cases with a bar of their weights; all bars share one scale of 105. */
export function CasesTable() {
  return (
    <div className={styles.frame}>
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
          {communicationCases.map((each) => (
            <CaseRow key={each.number} case={each} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CaseRow({ case: each }: { case: CommunicationCase }) {
  const parts = Object.entries(each.weights) as [LanguageKey, number][];
  const said = parts.map(([key, weight]) => `${nameOf(key)} ${weight}`).join(', ');
  return (
    <tr>
      <th scope="row" className={styles.number}>
        <span>{each.number}</span>
      </th>
      <td>
        <span className={styles.title}>{caseTitle(each)}</span>
        <span className={styles.weights} role="img" aria-label={said}>
          {parts.map(([key, weight]) => (
            <span key={key} className={styles.weight} data-lang={key} data-weight={weight}>
              <Mark language={key} size={1.2} />
              {weight}
            </span>
          ))}
        </span>
      </td>
      <td className={styles.sum}>{parts.reduce((sum, [, weight]) => sum + weight, 0)}</td>
    </tr>
  );
}

const nameOf = (key: LanguageKey) => languages.find((language) => language.key === key)?.name ?? key;
