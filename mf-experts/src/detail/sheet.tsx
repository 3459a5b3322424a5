import type { LanguageKey } from '@agile-languages/shared/content';
import type { ReactNode } from 'react';
import styles from './detail.module.css';

export function Sheet({ picture, language, words, aside }: SheetProps) {
  return (
    <>
      <div className={styles.picture} data-lang={language}>
        {picture}
      </div>
      <div className={styles.words}>{words}</div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </>
  );
}

interface SheetProps {
  picture?: ReactNode;
  language?: LanguageKey | undefined;
  words: ReactNode;
  /** Beside the text on a wide page, else below it. */
  aside: ReactNode;
}
