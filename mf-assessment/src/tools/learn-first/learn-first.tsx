import type { Say } from '@agile-languages/shared/formats';
import { around, Heading, type HeadingLevel, Mark, useSay } from '@agile-languages/shared/ui';
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
  const say = useSay();
  const advice = learnFirst(communicationCase, marks);
  const { most } = communicationCase;
  const looked = opened && lookedAt(communicationCase, marks, opened);
  return (
    <section className={styles.advice} aria-labelledby={id}>
      <p className={styles.figure}>
        {sentenceOf(communicationCase, marks, say)}
        {most === 100 ? '' : ` ${say('The highest possible level in this case is {0}%.', most)}`}
      </p>
      {looked && looked.left.length > 0 ? (
        <p className={styles.looked}>{say('Looked at {0} of {1} categories', looked.count, looked.of)}</p>
      ) : null}
      <p className={styles.note}>
        {say('The small numbers beside the ruler are the other cases, with the same answers.')}
        {other ? ` ${say('Dashed line: the answers to compare with.')}` : ''}
      </p>
      <Heading level={headingLevel} id={id} className={styles.title}>
        {say('Learn first')}
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
              {say(category.name)}
            </button>
            <span className={styles.gain}>{gain ? `+${gain}` : say('under 1')}</span>
            <span className={styles.where}>
              {languageLink?.(language) ?? language.name} {nextClass?.(language)}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.sum}>{sumOf(advice, say)}</p>
    </section>
  );
});

function sumOf(advice: readonly Advice[], say: Say) {
  const last = advice.at(-1);
  if (!last)
    return say('Nothing yet: everything is on. Switch off what you cannot do, and we will say where to start.');
  const gain = advice.reduce((sum, entry) => sum + entry.gain, 0);
  return (
    <>
      {around(say(learnThese[advice.length] ?? ''), <b>{say('{0}%', last.reached)}</b>)}
      {advice.length > 1 && gain > 0 ? say(', together +{0}', gain) : ''}.
    </>
  );
}

const learnThese = [
  '',
  'Learn this one and you reach {}',
  'Learn these two and you reach {}',
  'Learn these three and you reach {}',
];

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
