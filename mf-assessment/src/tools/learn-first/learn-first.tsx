import type { Say } from '@agile-languages/shared/formats';
import { around, Heading, type HeadingLevel, Mark, useSay } from '@agile-languages/shared/ui';
import { type Dispatch, memo, type ReactNode, useId } from 'react';
import type { BankLanguage } from '../../assessment/bank.ts';
import type { Case } from '../../assessment/cases.ts';
import { type Advice, countOn, learnFirst, type Marks } from '../../assessment/level.ts';
import { lookedAt } from '../../assessment/looked-at.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import styles from './learn-first.module.css';

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
      <p className={styles.sum}>{sumOf(advice, looked?.left.length === 0, say)}</p>
    </section>
  );
});

function sumOf(advice: readonly Advice[], isAnswered: boolean, say: Say) {
  const last = advice.at(-1);
  if (!last)
    return say(
      isAnswered
        ? 'You can do every topic of this case.'
        : 'Nobody has answered yet. Switch off what you cannot do, and we will say where to start.',
    );
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

export function sentenceOf({ languages }: Case, marks: Marks, say: Say): string {
  const missing = languages.map(({ language: { name, topics } }) => ({
    name,
    count: topics.length - countOn(topics, marks),
  }));
  const count = missing.reduce((sum, language) => sum + language.count, 0);
  const all = languages.reduce((sum, { language }) => sum + language.topics.length, 0);
  if (count === 0) return say('All {0} topics are on.', all);
  const most = Math.max(...missing.map((language) => language.count));
  const names = missing.filter((language) => language.count === most).map(({ name }) => name);
  const list = new Intl.ListFormat(say.locale ?? 'en').format(names);
  return most * names.length < count
    ? say('{0} of {1} topics are missing; most are in {2}.', count, all, list)
    : say('{0} of {1} topics is missing; it is in {2}.|{0} of {1} topics are missing; all in {2}.', count, all, list);
}

export type RenderLanguage = (language: BankLanguage) => ReactNode;

interface LearnFirstProps {
  communicationCase: Case;
  marks: Marks;
  other: Marks | undefined;
  /** `undefined` beside marks that are not the visitor's own. */
  opened: ReadonlySet<string> | undefined;
  headingLevel: HeadingLevel;
  languageLink: RenderLanguage | undefined;
  nextClass: RenderLanguage | undefined;
  dispatch: Dispatch<MeterAction>;
}
