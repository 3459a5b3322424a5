import { Mark } from '@agile-languages/shared/ui';
import type { Case } from '../meter/cases.ts';
import { countOn, type Marks } from '../meter/level.ts';
import styles from './side-by-side.module.css';

/** Every category of the case with both counts, the largest distance first. */
export function SideBySide({ of, marks, other }: { of: Case; marks: Marks; other: Marks }) {
  const rows = of.languages
    .flatMap(({ language }) => language.categories.map((category) => ({ language, category })))
    .map(({ language, category: { id, name, topics } }) => {
      const [yours, theirs] = [countOn(topics, marks), countOn(topics, other)];
      return { id, name, language, total: topics.length, yours, theirs };
    })
    .sort((a, b) => Math.abs(b.yours - b.theirs) / b.total - Math.abs(a.yours - a.theirs) / a.total);
  return (
    <table className={styles.table}>
      <caption>Topics that are on, by category of this case. The largest distance comes first.</caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">You</th>
          <th scope="col">Other</th>
          <th scope="col">Distance</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, language, total, yours, theirs }) => (
          <tr key={id}>
            <th scope="row">
              <Mark language={language.key} size={1.25} /> {name} ({total}) <small>{language.name}</small>
            </th>
            <td>{yours}</td>
            <td>{theirs}</td>
            <td>{yours === theirs ? 'none' : `${yours > theirs ? '+' : '−'}${Math.abs(yours - theirs)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
