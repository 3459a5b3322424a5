import type { LanguageKey } from '@agile-languages/shared/content';
import { siteConfig } from '@agile-languages/shared/platform';
import { Mark, usePicture } from '@agile-languages/shared/ui';
import styles from './sample-card.module.css';

/** Decorative: the tab names the Language. */
export function SampleCover({ url, language }: { url: string; language: LanguageKey | undefined }) {
  const { isMissing, picture } = usePicture(url || undefined);

  return (
    <span className={styles.cover} aria-hidden="true">
      {isMissing ? (
        language && <Mark language={language} size={3.25} />
      ) : (
        <img
          {...picture}
          alt=""
          width={96}
          height={96}
          decoding="async"
          data-card={url.startsWith(`${siteConfig().fileBase}/covers/`) || undefined}
        />
      )}
    </span>
  );
}
