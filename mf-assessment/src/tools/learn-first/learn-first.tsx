import { Heading, type HeadingLevel, Mark } from '@agile-languages/shared/ui';
import { type Dispatch, memo, useId } from 'react';
import type { Case } from '../../assessment/cases.ts';
import { type Advice, learnFirst, levelOf, type Marks, withTopics } from '../../assessment/level.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import type { RenderLanguage } from '../../kit/render-language.ts';
import styles from './learn-first.module.css';

/** The three categories that would raise this case's level most, each with its gain and where to learn it. */
export const LearnFirst = memo(function LearnFirst(props: LearnFirstProps) {
  const { communicationCase, marks, headingLevel, languageLink, nextClass, dispatch } = props;
  const id = useId();
  const advice = learnFirst(communicationCase, marks);
  return (
    <section className={styles.advice} aria-labelledby={id}>
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
                dispatch({ type: 'open', language: language.id, category: language.categories.indexOf(category) })
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
      <p className={styles.sum}>{sumOf(communicationCase, marks, advice)}</p>
    </section>
  );
});

function sumOf(communicationCase: Case, marks: Marks, advice: readonly Advice[]) {
  if (advice.length === 0)
    return 'Nothing yet: everything is on. Switch off what you cannot do, and we will say where to start.';
  const learnt = advice.reduce((sum, { category }) => withTopics(sum, category.topics, true), marks);
  return (
    <>
      With {['', 'this one', 'these two', 'these three'][advice.length]}: <b>{levelOf(communicationCase, learnt)}%</b>
    </>
  );
}

interface LearnFirstProps {
  communicationCase: Case;
  marks: Marks;
  headingLevel: HeadingLevel;
  languageLink: RenderLanguage | undefined;
  nextClass: RenderLanguage | undefined;
  dispatch: Dispatch<MeterAction>;
}
