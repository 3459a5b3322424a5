import { Heading, type HeadingLevel, Mark } from '@agile-languages/shared/ui';
import { type Dispatch, memo, useId } from 'react';
import type { Case } from '../../assessment/cases.ts';
import { type Advice, learnFirst, type Marks } from '../../assessment/level.ts';
import { lookedAt } from '../../assessment/looked-at.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import type { RenderLanguage } from '../../kit/render-language.ts';
import styles from './learn-first.module.css';
import { sentenceOf } from './sentence-of.ts';

/** What the level stands for, and the three categories that would raise this case's level most, each with its gain and where to learn it. */
export const LearnFirst = memo(function LearnFirst(props: LearnFirstProps) {
  const { communicationCase, marks, other, opened, headingLevel, languageLink, nextClass, dispatch } = props;
  const id = useId();
  const advice = learnFirst(communicationCase, marks);
  const { most } = communicationCase;
  const looked = opened && lookedAt(communicationCase, marks, opened);
  return (
    <section className={styles.advice} aria-labelledby={id}>
      <p className={styles.figure}>
        {sentenceOf(communicationCase, marks)}
        {most === 100 ? '' : ` The highest possible level in this case is ${most}%.`}
      </p>
      {looked && looked.left.length > 0 ? (
        <p className={styles.looked}>
          Looked at {looked.count} of {looked.of} categories
        </p>
      ) : null}
      <p className={styles.note}>
        The small numbers beside the ruler are the other cases, with the same answers.
        {other ? ' Dashed line: the answers to compare with.' : ''}
      </p>
      <Heading level={headingLevel} id={id} className={styles.title}>
        Learn first
      </Heading>
      <ol>
        {advice.map(({ language, category, gain }) => (
          <li key={category.id} className={styles.entry}>
            <Mark language={language.key} size={1.4} />
            <button
              type="button"
              className={styles.open}
              onClick={() =>
                dispatch({
                  type: 'open',
                  place: { language: language.id, category: language.categories.indexOf(category) },
                })
              }
            >
              {category.name}
            </button>
            <span className={styles.gain}>{gain ? `+${gain}` : 'under 1'}</span>
            <span className={styles.where}>
              {languageLink?.(language) ?? language.name} {nextClass?.(language)}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.sum}>{sumOf(advice)}</p>
    </section>
  );
});

function sumOf(advice: readonly Advice[]) {
  const last = advice.at(-1);
  if (!last) return 'Nothing yet: everything is on. Switch off what you cannot do, and we will say where to start.';
  const gain = advice.reduce((sum, entry) => sum + entry.gain, 0);
  return (
    <>
      Learn {['', 'this one', 'these two', 'these three'][advice.length]} and you reach <b>{last.reached}%</b>
      {advice.length > 1 && gain > 0 ? `, together +${gain}` : ''}.
    </>
  );
}

interface LearnFirstProps {
  communicationCase: Case;
  marks: Marks;
  /** Marks to compare with. */
  other: Marks | undefined;
  /** Ids of the categories that were open; nothing is said of that beside somebody else's marks. */
  opened: ReadonlySet<string> | undefined;
  headingLevel: HeadingLevel;
  languageLink: RenderLanguage | undefined;
  nextClass: RenderLanguage | undefined;
  dispatch: Dispatch<MeterAction>;
}
