import { type ReactNode, useEffect, useId, useReducer, useRef } from 'react';
import type { BankLanguage } from './bank.ts';
import { CaseChooser } from './case-chooser.tsx';
import { EightResults } from './eight-results.tsx';
import type { Level } from './heading.tsx';
import { LanguageList } from './language-list.tsx';
import { LearnFirst } from './learn-first.tsx';
import { eightLevels } from './level.ts';
import { LevelGauge } from './level-gauge.tsx';
import styles from './meter.module.css';
import { freshMeter, meterReducer } from './meter-state.ts';
import { replayEarlyInput } from './replay-early-input.ts';
import { TopicSheet } from './topic-sheet.tsx';
import { useAnnouncedLevel } from './use-announced-level.ts';

/** The Agile Communication Level Meter: a case, its Languages and topics, and the level that follows from the marks. */
export function Meter({ headingLevel = 3, languageLink }: MeterProps) {
  const [state, dispatch] = useReducer(meterReducer, freshMeter);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (root.current) replayEarlyInput(root.current);
  }, []);

  const { of, marks } = state;
  const levels = eightLevels(marks);
  const current = levels.find((one) => one.of === of);
  const open = of.languages.find(({ language }) => language.id === state.language);
  const announced = useAnnouncedLevel(current?.level, state);
  if (!current || !open) return null;

  return (
    <div ref={root} className={styles.meter}>
      <p role="status" className={styles.announced}>
        {announced}
      </p>
      <p className={styles.unscripted}>
        Counting needs scripts, which are off in this browser. Read here what the meter asks in its first case.
      </p>
      <CaseChooser of={of} name={`${id}case`} headingLevel={headingLevel} dispatch={dispatch} />
      <div className={styles.columns}>
        <LanguageList of={of} marks={marks} open={state.language} headingLevel={headingLevel} dispatch={dispatch} />
        <TopicSheet {...open} marks={marks} category={state.category} headingLevel={headingLevel} dispatch={dispatch} />
        <div className={styles.result}>
          <LevelGauge current={current} others={levels.filter((one) => one.of !== of)} />
          <p className={styles.note}>Small figures at the ruler: the other cases with the same marks.</p>
          <LearnFirst
            of={of}
            marks={marks}
            headingLevel={headingLevel}
            languageLink={languageLink}
            dispatch={dispatch}
          />
        </div>
      </div>
      <EightResults of={of} levels={levels} headingLevel={headingLevel} dispatch={dispatch} />
    </div>
  );
}

/** A link to a Language's page, or nothing. */
export type LanguageLink = (language: Pick<BankLanguage, 'id' | 'name'>) => ReactNode;

export interface MeterProps {
  /** Level of the meter's own headings. Default 3. */
  headingLevel?: Level;
  /** Draws the link to a Language's page; without it the name stands alone. */
  languageLink?: LanguageLink;
}
