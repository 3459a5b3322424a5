import { Heading, type HeadingLevel, useSay } from '@agile-languages/shared/ui';
import { type Dispatch, memo, useId } from 'react';
import type { Case } from '../../assessment/cases.ts';
import { titleOf } from '../../assessment/cases.ts';
import { eightLevels, levelOf, type Marks } from '../../assessment/level.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { positionOf } from '../../components/level-scale.ts';
import styles from './eight-results.module.css';

export const EightResults = memo(function EightResults(props: EightResultsProps) {
  const { communicationCase, marks, other, headingLevel, dispatch } = props;
  const id = useId();
  const say = useSay();
  return (
    <section className={styles.eight} aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className={styles.title}>
        {say('One set of answers, eight results')}
      </Heading>
      <p className={styles.lead}>
        {say('The same skills count more in one conversation than in another. Highest level first.')}
      </p>
      <details className={styles.all} open={other !== undefined}>
        <summary>{say('The level in each case')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className={styles.case}>
                  {say('Case')}
                  <svg className={styles.scale} aria-hidden="true">
                    {[0, 50, 100].map((value) => (
                      <text key={value} x={positionOf(value)} y="1em">
                        {value}
                      </text>
                    ))}
                  </svg>
                </span>
              </th>
              <th scope="col">{say('Level')}</th>
              {other ? <th scope="col">{say('Other')}</th> : null}
              <th scope="col">{say('Most')}</th>
            </tr>
          </thead>
          <tbody>
            {eightLevels(marks).map(({ communicationCase: row, level }) => (
              <tr key={row.number} data-current={row === communicationCase || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.case}
                    aria-current={row === communicationCase || undefined}
                    onClick={() => dispatch({ type: 'choose case', number: row.number })}
                  >
                    <b>{say('Case {0}', row.number)}</b> <span className={styles.name}>{titleOf(row, say)}</span>
                    <svg className={styles.bar} aria-hidden="true">
                      <rect className={styles.track} width={positionOf(row.most)} height="100%" />
                      <rect className={styles.fill} width={positionOf(level)} height="100%" />
                      <rect
                        className={styles.edge}
                        x={positionOf(level)}
                        width="2"
                        height="100%"
                        transform="translate(-2 0)"
                      />
                      {other ? <OtherLine level={levelOf(row, other)} /> : null}
                    </svg>
                  </button>
                </th>
                <td className={styles.level}>{say('{0}%', level)}</td>
                {other ? <td className={styles.other}>{say('{0}%', levelOf(row, other))}</td> : null}
                <td className={styles.most}>{say('{0}%', row.most)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
});

const OtherLine = ({ level }: { level: number }) => (
  <line className={styles.line} x1={positionOf(level)} x2={positionOf(level)} y1="-15%" y2="115%" />
);

interface EightResultsProps {
  communicationCase: Case;
  marks: Marks;
  other: Marks | undefined;
  headingLevel: HeadingLevel;
  dispatch: Dispatch<MeterAction>;
}
