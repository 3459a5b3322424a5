import { languageById } from '@agile-languages/shared/languages';
import { Mark } from '@agile-languages/shared/ui';
import { caseLabel } from '../meter/cases.ts';
import { countOn, eightLevels, levelOf, mostOf } from '../meter/level.ts';
import type { MeterState } from '../meter/meter-state.ts';
import { findingsOf, type Standing } from './findings.ts';
import styles from './printed-report.module.css';

/** The report that is printed, and nothing else of the page with it. Not visible on the screen. */
export function PrintedReport({ state: { of, marks }, date }: { state: MeterState; date: Date }) {
  const level = levelOf(of, marks);
  const most = mostOf(of);
  const { strengths, gaps, plan, missing } = findingsOf(of, marks);
  const topics = of.languages.flatMap(({ language }) => language.topics);

  return (
    <article className={styles.report}>
      <section className={styles.cover}>
        <p className={styles.kind}>Self-assessment</p>
        <h1>Agile Communication Level</h1>
        <p className={styles.case}>{caseLabel(of)}</p>
        <p className={styles.level}>{level}%</p>
        <Bar value={level} most={most} />
        <dl className={styles.facts}>
          <div>
            <dt>Date</dt>
            <dd>{date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}</dd>
          </div>
          <div>
            <dt>Topics that are on</dt>
            <dd>
              {countOn(topics, marks)} of {topics.length}
            </dd>
          </div>
          <div>
            <dt>Most this case can show</dt>
            <dd>{most}%</dd>
          </div>
        </dl>
        <p className={styles.foot}>Made in the browser of the person who filled it in. Nothing was sent anywhere.</p>
      </section>

      <section className={styles.page}>
        <h2>One set of marks, eight results</h2>
        <p>The same skills count more in one conversation than in another. Highest level first.</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Case</th>
              <th scope="col">0 to 105</th>
              <th scope="col">Level</th>
              <th scope="col">Most</th>
            </tr>
          </thead>
          <tbody>
            {eightLevels(marks).map((one) => (
              <tr key={one.of.number} data-current={one.of === of || undefined}>
                <th scope="row">{caseLabel(one.of)}</th>
                <td className={styles.barCell}>
                  <Bar value={one.level} most={one.most} />
                </td>
                <td>{one.level}%</td>
                <td>{one.most}%</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.columns}>
          <div>
            <h3>Strengths</h3>
            <Standings of={strengths} empty="No topic of this case is on yet." />
          </div>
          <div>
            <h3>Gaps</h3>
            <Standings of={gaps} empty="Every topic of this case is on." />
          </div>
        </div>
      </section>

      <section className={styles.page}>
        <h2>Plan</h2>
        {plan.length > 0 ? (
          <>
            <p>What raises the level of this case most, in this order.</p>
            <ol className={styles.plan}>
              {plan.map(({ language, category, gain, reached }) => (
                <li key={category.id}>
                  <b>{category.name}</b>
                  <span>
                    Language of {language.name}, {languageById(language.id)?.hours} hours
                  </span>
                  <span>
                    {gain ? `+${gain}` : 'under 1'}, then {reached}%
                  </span>
                </li>
              ))}
            </ol>
          </>
        ) : (
          <p>Nothing is missing in this case. Choose another conversation, or ask a coach to look at real work.</p>
        )}
        {missing.length > 0 ? (
          <>
            <h3>Not yet</h3>
            {missing.map(({ language, categories }) => (
              <div key={language.id}>
                <h4>
                  <Mark language={language.key} size={1.25} /> {language.name}
                </h4>
                {categories.map(({ id, name, topics: own }) => (
                  <div key={id} className={styles.missing}>
                    <h5>{name}</h5>
                    <ul>
                      {own.map((topic) => (
                        <li key={topic.id}>
                          <b>{topic.name}.</b> {topic.meaning}
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            ))}
          </>
        ) : null}
      </section>

      <section className={styles.page}>
        <h2>Method</h2>
        <p>
          The meter asks about 153 topics in six Languages. For each topic the person says whether they can do it today;
          its second line says what that means. Marks belong to the person, so all eight cases read the same ones.
        </p>
        <p>
          A case is a conversation between two zones of a company. It gives each of its Languages a weight. The level is
          the sum over all topics that are on, of the topic’s score times the weight of its Language, divided by 100 and
          rounded down. The weights of case 2 add up to 105 and those of case 3 to 90, so these two end there.
        </p>
        <p>
          This is a self-assessment, not an exam: it is as true as the marks are. An assessment by a coach looks at real
          work.
        </p>
      </section>
    </article>
  );
}

function Bar({ value, most }: { value: number; most: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 105 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width={most} height="6" fill="none" stroke="#74867d" strokeWidth="0.4" />
      <rect width={value} height="6" fill="#ffd23f" />
      <rect x={Math.max(0, value - 0.6)} width="0.6" height="6" fill="#10231f" />
    </svg>
  );
}

function Standings({ of, empty }: { of: readonly Standing[]; empty: string }) {
  if (of.length === 0) return <p>{empty}</p>;
  return (
    <ul className={styles.standings}>
      {of.map(({ language, category, on, percent }) => (
        <li key={category.id}>
          <Mark language={language.key} size={1.4} />
          <span>
            <b>{category.name}</b>
            <br />
            {on} of {category.topics.length} topics, {percent}%
          </span>
        </li>
      ))}
    </ul>
  );
}
