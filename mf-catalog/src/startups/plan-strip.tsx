import type { LanguageKey } from '@agile-languages/shared/content';
import { Mark } from '@agile-languages/shared/ui';
import { TermText } from '../glossary/term-text.tsx';
import styles from './plan-strip.module.css';

/** `[words](term-id)` leads to the glossary. */
export function PlanStrip({ steps }: { steps: readonly PlanStep[] }) {
  return (
    <ol className={styles.strip} data-steps={steps.length}>
      {steps.map(([time, language, text]) => (
        <li key={time} className={styles.step} data-lang={language}>
          <span className={styles.field}>
            <Mark language={language} size={1.6} />
          </span>
          <h3 className={styles.time}>{time}</h3>
          <p>
            <TermText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

export type PlanStep = readonly [time: string, language: LanguageKey, text: string];
