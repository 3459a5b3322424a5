import { around, Mark, useSay } from '@agile-languages/shared/ui';
import type { BankLanguage, Category } from '../../assessment/bank.ts';
import type { Case } from '../../assessment/cases.ts';
import { countOn, levelOf, type Marks } from '../../assessment/level.ts';
import tables from '../../components/result-table.module.css';

export function SideBySide({
  communicationCase,
  marks,
  other,
}: {
  communicationCase: Case;
  marks: Marks;
  other: Marks;
}) {
  const say = useSay();
  const { rows, same } = distances(communicationCase, marks, other);
  return (
    <>
      <p>
        {around(
          say('Level of case {0}: you {}', communicationCase.number),
          <b>{say('{0}%', levelOf(communicationCase, marks))}</b>,
        )}
        {around(say(', the other {}.'), <b>{say('{0}%', levelOf(communicationCase, other))}</b>)}{' '}
        {rows.length === 0 ? say('Both have the same topics on in this case.') : null}
      </p>
      {rows.length > 0 ? (
        <table className={tables.table}>
          <caption>{say('Topics that are on, by category. The largest difference comes first.')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('Category')}</th>
              <th scope="col">{say('You')}</th>
              <th scope="col">{say('They')}</th>
              <th scope="col">{say('Difference')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ category: { id, name, topics }, language, yours, theirs }) => (
              <tr key={id}>
                <th scope="row">
                  <Mark language={language.key} size={1.25} /> {say(name)} ({topics.length}){' '}
                  <small>{language.name}</small>
                </th>
                <td>{yours}</td>
                <td className={tables.other}>{theirs}</td>
                <td>
                  {yours === theirs ? say('other topics') : `${yours > theirs ? '+' : '−'}${Math.abs(yours - theirs)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {rows.length > 0 && same > 0 ? (
        <p>{say('One other category is the same.|The {0} other categories of this case are the same.', same)}</p>
      ) : null}
    </>
  );
}

export function distances(communicationCase: Case, marks: Marks, other: Marks): { rows: Distance[]; same: number } {
  const categories = communicationCase.languages.flatMap(({ language }) =>
    language.categories.map((category) => ({ language, category })),
  );
  const rows = categories
    .filter(({ category: { topics } }) => topics.some(({ id }) => marks.has(id) !== other.has(id)))
    .map(({ language, category }): Distance => {
      const { topics } = category;
      return { language, category, yours: countOn(topics, marks), theirs: countOn(topics, other) };
    })
    .sort((a, b) => differenceOf(b) - differenceOf(a));
  return { rows, same: categories.length - rows.length };
}

const differenceOf = ({ category: { topics }, yours, theirs }: Distance) => Math.abs(yours - theirs) / topics.length;

interface Distance {
  language: BankLanguage;
  category: Category;
  yours: number;
  theirs: number;
}
