import type { ClassRow } from '@agile-languages/shared/api';
import { Mark } from '@agile-languages/shared/ui';
import { languageOf, patternOf } from './class-text.ts';
import styles from './language-line.module.css';

/** `[ ] Form · Live online · 5 × 2 h, Mon + Wed` */
export function LanguageLine({ row }: { row: ClassRow }) {
  const language = languageOf(row);
  return (
    <p className={styles.line}>
      {language ? <Mark language={language.key} size={1.35} /> : null}
      <span>
        {row.langName}
        {[row.mode, patternOf(row)].map((fact) =>
          fact ? (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ) : null,
        )}
      </span>
    </p>
  );
}
