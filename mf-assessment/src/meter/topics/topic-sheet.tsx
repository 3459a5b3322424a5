import { Heading, type HeadingLevel, Mark, useSay } from '@agile-languages/shared/ui';
import { type Dispatch, memo, useId } from 'react';
import type { Case, WeightedLanguage } from '../../assessment/cases.ts';
import { checkStateOf, countOn, type Marks } from '../../assessment/level.ts';
import type { Change as LastChange, MeterAction } from '../../assessment/meter-state.ts';
import { checkStateLabels, TriStateCheckbox } from '../../components/tri-state-checkbox.tsx';
import { CategoryHead } from './category-head.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { Change } from './change.tsx';
import { NextCategory } from './next-category.tsx';
import { pointsOf } from './points-of.ts';
import styles from './topic-sheet.module.css';

export const TopicSheet = memo(function TopicSheet(props: TopicSheetProps) {
  const { communicationCase, language, weight, marks, category, hidden, change, opened, headingLevel, dispatch } =
    props;
  const id = useId();
  const say = useSay();
  const open = language.categories[category];
  const checkState = checkStateOf(language.topics, marks);
  return (
    <section className={styles.topics} data-lang={language.key} aria-labelledby={`${id}name`} hidden={hidden}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Mark language={language.key} size={2} />
        </span>
        <Heading level={headingLevel} id={`${id}name`} className={styles.name}>
          {language.name}
        </Heading>
        <p className={styles.count}>
          {say('weight {0}', weight)} · {say('{0} of {1} on', countOn(language.topics, marks), language.topics.length)}
        </p>
        <span className={styles.switch}>
          <Change points={pointsOf(change, language.topics)} />
          <span className={styles.word} aria-hidden="true">
            {say(checkStateLabels[checkState])}
          </span>
          <TriStateCheckbox
            look="switch"
            state={checkState}
            aria-label={say('{0}, all topics', language.name)}
            onCheckedChange={(on) => dispatch({ type: 'switch', topics: language.topics, on })}
          />
        </span>
      </header>
      <CategoryTabs id={id} language={language} marks={marks} category={category} dispatch={dispatch} />
      <div className={styles.sheet}>
        {open ? (
          <CategoryHead
            id={id}
            category={open}
            marks={marks}
            points={pointsOf(change, open.topics)}
            headingLevel={headingLevel === 2 ? 3 : 4}
            dispatch={dispatch}
          />
        ) : null}
        {language.categories.map((shown, index) => (
          <CategoryPanel
            key={shown.id}
            id={id}
            index={index}
            category={shown}
            marks={marks}
            open={shown === open}
            change={shown === open ? change : undefined}
            dispatch={dispatch}
          />
        ))}
        {opened ? (
          <NextCategory
            communicationCase={communicationCase}
            category={open}
            marks={marks}
            opened={opened}
            dispatch={dispatch}
          />
        ) : null}
      </div>
    </section>
  );
});

interface TopicSheetProps extends WeightedLanguage {
  communicationCase: Case;
  marks: Marks;
  category: number;
  hidden: boolean;
  change: LastChange | undefined;
  /** Of the categories that were open. */
  opened: ReadonlySet<string> | undefined;
  headingLevel: HeadingLevel;
  dispatch: Dispatch<MeterAction>;
}
