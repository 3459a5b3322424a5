import { around, Mark, useSay } from '@agile-languages/shared/ui';
import type { Case } from '../../assessment/cases.ts';
import tables from '../../components/result-table.module.css';
import { type Member, type Spread, teamCategories, teamLevel } from './team.ts';
import styles from './team-panel.module.css';
import { TeamShown } from './team-shown.tsx';

export function TeamResult({ communicationCase, members }: { communicationCase: Case; members: readonly Member[] }) {
  const say = useSay();
  const answers = members.map(({ marks }) => marks);
  const level = teamLevel(communicationCase, answers);
  const categories = teamCategories(communicationCase, answers);
  const most = categories.filter(({ spread }) => spread > 0).slice(0, 3);
  return (
    <>
      <p>
        {around(
          say('Agile Communication Level on average {}, from {0}% to {1}%.', level.lowest, level.highest),
          <b>{say('{0}%', level.mean)}</b>,
        )}{' '}
        {most.length > 0
          ? around(
              say('You differ most on {}.'),
              <b>
                {new Intl.ListFormat(say.locale ?? 'en').format(
                  most.map(({ category, language }) => `${say(category.name)} (${language.name})`),
                )}
              </b>,
            )
          : say('You agree on every category.')}
      </p>
      <TeamShown communicationCase={communicationCase} members={members} />
      <table className={tables.table}>
        <caption>
          {say('How many topics people have on. The bar runs from lowest to highest; the line is the average.')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{say('Category')}</th>
            <td className={styles.barCell} aria-hidden="true">
              {say('0 to 100')}
            </td>
            <th scope="col">{say('Mean')}</th>
            <th scope="col">{say('Lowest')}</th>
            <th scope="col">{say('Highest')}</th>
          </tr>
        </thead>
        <tbody>
          <tr className={styles.whole}>
            <th scope="row">{say('Level of case {0}', communicationCase.number)}</th>
            <td className={styles.barCell} aria-hidden="true">
              <RangeBar spread={level} most={Math.max(100, communicationCase.most)} />
            </td>
            <Figures spread={level} />
          </tr>
          {categories.map(({ language, category, ...spread }) => (
            <tr key={category.id}>
              <th scope="row">
                <Mark language={language.key} size={1.25} /> {say(category.name)} <small>{language.name}</small>
              </th>
              <td className={styles.barCell} aria-hidden="true">
                <RangeBar spread={spread} most={100} />
              </td>
              <Figures spread={spread} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Figures({ spread: { mean, lowest, highest } }: { spread: Spread }) {
  const say = useSay();
  return (
    <>
      <td>{say('{0}%', mean)}</td>
      <td>{say('{0}%', lowest)}</td>
      <td>{say('{0}%', highest)}</td>
    </>
  );
}

function RangeBar({ spread: { mean, lowest, highest }, most }: { spread: Spread; most: number }) {
  const at = (value: number) => `${(value * 100) / most}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <line className={styles.ground} x2="100%" y1="50%" y2="50%" />
      <rect className={styles.range} x={at(lowest)} y="15%" width={at(highest - lowest)} height="70%" />
      <line className={styles.mean} x1={at(mean)} x2={at(mean)} y2="100%" />
    </svg>
  );
}
