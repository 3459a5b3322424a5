import type { LanguageKey } from '@agile-languages/shared/languages';
import type { ReactNode } from 'react';
import styles from './detail.module.css';

/** The three places of a detail page, filled or still empty. */
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
  /** Colours the picture's place. */
  language?: LanguageKey | undefined;
  words: ReactNode;
  /** Beside the words where there is room, else below. */
  aside: ReactNode;
}
