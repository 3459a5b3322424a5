import { type Dispatch, memo, useId } from 'react';
import type { Case } from './cases.ts';
import styles from './eight-results.module.css';
import { Heading, type Level } from './heading.tsx';
import { eightLevels, levelOf, type Marks } from './level.ts';
import type { MeterAction } from './meter-state.ts';

/** The same marks in all eight cases: a bar and a row for each, highest first. A row's name chooses its case. */
export const EightResults = memo(function EightResults(props: EightResultsProps) {
  const { of, marks, other, headingLevel, dispatch } = props;
  const id = useId();
  return (
    <section className={styles.eight} aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className={styles.title}>
        One set of marks, eight results
      </Heading>
      <p className={styles.lead}>
        The same skills count more in one conversation than in another. Highest level first.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.case}>
                Case
                <svg className={styles.scale} aria-hidden="true">
                  {[0, 50, 100].map((value) => (
                    <text key={value} x={at(value)} y="1em">
                      {value}
                    </text>
                  ))}
                </svg>
              </span>
            </th>
            <th scope="col">Level</th>
            {other ? <th scope="col">Other</th> : null}
            <th scope="col">Most</th>
          </tr>
        </thead>
        <tbody>
          {eightLevels(marks).map(({ of: one, level, most }) => (
            <tr key={one.number} data-current={one === of || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.case}
                  aria-current={one === of || undefined}
                  onClick={() => dispatch({ type: 'choose case', number: one.number })}
                >
                  <b>Case {one.number}</b> <span className={styles.name}>{one.title}</span>
                  <svg className={styles.bar} aria-hidden="true">
                    <rect className={styles.track} width={at(most)} height="100%" />
                    <rect className={styles.fill} width={at(level)} height="100%" />
                    <rect className={styles.edge} x={at(level)} width="2" height="100%" transform="translate(-2 0)" />
                    {other ? <OtherLine at={at(levelOf(one, other))} /> : null}
                  </svg>
                </button>
              </th>
              <td className={styles.level}>{level}%</td>
              {other ? <td className={styles.other}>{levelOf(one, other)}%</td> : null}
              <td className={styles.most}>{most}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

const OtherLine = ({ at: x }: { at: string }) => <line className={styles.line} x1={x} x2={x} y1="-15%" y2="115%" />;

/** All eight bars have one scale, up to the most that any case can show. */
const at = (value: number) => `${(value * 100) / 105}%`;

interface EightResultsProps {
  of: Case;
  marks: Marks;
  /** Marks to compare with. */
  other: Marks | undefined;
  headingLevel: Level;
  dispatch: Dispatch<MeterAction>;
}
