import type { LanguageKey } from '@agile-languages/shared/content';
import type { ReactNode } from 'react';
import styles from './detail.module.css';

/** The three columns of a detail page, filled or still empty. */
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
  /** Colours the background of the picture. */
  language?: LanguageKey | undefined;
  words: ReactNode;
  /** Beside the text on a wide page, else below it. */
  aside: ReactNode;
}
