import type { LanguageKey } from '@agile-languages/shared/languages';
import { Mark } from '@agile-languages/shared/ui';
import { useMissing } from '../portrait/use-missing.ts';
import styles from './sample-card.module.css';

/** The picture of a sample; the mark of its Language when there is none. Decorative, the tab says the Language. */
export function SampleCover({ url, language }: { url: string; language: LanguageKey | undefined }) {
  const { missing, watch } = useMissing();

  return (
    <span className={styles.cover} aria-hidden="true">
      {url && !missing ? (
        <img src={url} alt="" width={96} height={96} decoding="async" {...watch} />
      ) : language ? (
        <Mark language={language} size={3.25} />
      ) : null}
    </span>
  );
}
