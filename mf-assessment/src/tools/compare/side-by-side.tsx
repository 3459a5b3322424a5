import { Mark } from '@agile-languages/shared/ui';
import type { Case } from '../../assessment/cases.ts';
import { levelOf, type Marks } from '../../assessment/level.ts';
import tables from '../../kit/result-table.module.css';
import { distances } from './distances.ts';
import styles from './side-by-side.module.css';

/** Both levels, and the categories of the case in which the two differ. */
export function SideBySide({
  communicationCase,
  marks,
  other,
}: {
  communicationCase: Case;
  marks: Marks;
  other: Marks;
}) {
  const { rows, same } = distances(communicationCase, marks, other);
  return (
    <>
      <p>
        Level of case {communicationCase.number}: you <b>{levelOf(communicationCase, marks)}%</b>, the other{' '}
        <b>{levelOf(communicationCase, other)}%</b>.{' '}
        {rows.length === 0 ? 'Both have the same topics on in this case.' : null}
      </p>
      {rows.length > 0 ? (
        <table className={tables.table}>
          <caption>Topics that are on, by category. The largest difference comes first.</caption>
          <thead>
            <tr>
              <th scope="col">Category</th>
              <th scope="col">You</th>
              <th scope="col">They</th>
              <th scope="col">Difference</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ category: { id, name, topics }, language, yours, theirs }) => (
              <tr key={id}>
                <th scope="row">
                  <Mark language={language.key} size={1.25} /> {name} ({topics.length}) <small>{language.name}</small>
                </th>
                <td>{yours}</td>
                <td className={styles.other}>{theirs}</td>
                <td>
                  {yours === theirs ? 'other topics' : `${yours > theirs ? '+' : '−'}${Math.abs(yours - theirs)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {rows.length > 0 && same > 0 ? (
        <p>{same === 1 ? 'One other category is' : `The ${same} other categories of this case are`} the same.</p>
      ) : null}
    </>
  );
}
