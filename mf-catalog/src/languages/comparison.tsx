import { type LanguageId, languageById } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Mark } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import type { Course } from '../courses/course.ts';
import { courseById } from '../courses/courses.ts';
import styles from './comparison.module.css';

export default function Comparison({ ids }: { ids: readonly LanguageId[] }) {
  const compared = ids.flatMap((id) => courseById(id) ?? []);
  return (
    <section aria-labelledby="comparison-title" className={styles.comparison}>
      <h2 id="comparison-title" className={styles.title}>
        Side by side
      </h2>
      {/* A table wider than the page scrolls in this container; its links make it reachable by keyboard. */}
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">What is compared</span>
              </th>
              {compared.map(({ id, icon }) => (
                <th key={id} scope="col" data-lang={icon} className={styles.language}>
                  <Link to={paths.language(id)}>
                    <Mark language={icon} size={1.4} />
                    {languageById(id)?.name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, show]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {compared.map((course) => (
                  <td key={course.id}>{show(course)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const listOf = (entries: readonly string[] | undefined) => (
  <ul className={styles.entries}>
    {entries?.map((entry) => (
      <li key={entry}>{entry}</li>
    ))}
  </ul>
);

const rows: readonly (readonly [name: string, show: (course: Course) => ReactNode])[] = [
  ['Hours', ({ id }) => languageById(id)?.hours],
  ['Card type', ({ cardType }) => cardType],
  [
    'Dates and prices',
    ({ id }) => <Link to={paths.languageClasses(id)}>{`Classes of ${languageById(id)?.name}`}</Link>,
  ],
  ['In one sentence', ({ tagLine }) => tagLine],
  ['What you will learn', ({ youWillLearn }) => listOf(youWillLearn.subContent[0]?.list)],
  ['Who can benefit', ({ benefits }) => listOf(benefits.subContent.map(({ contentDesc }) => contentDesc))],
  ['Modules', ({ frameworks }) => listOf(frameworks.subContent.map(({ contentDesc }) => contentDesc))],
];
