import type { SampleRow } from '@agile-languages/shared/api';
import { type LanguageKey, languageById } from '@agile-languages/shared/content';
import { formatDate8 } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import { Mark, SafeHtml, Skeleton, Tab, usePicture } from '@agile-languages/shared/ui';
import styles from './sample-card.module.css';

/** The whole card is the target. */
export function SampleCard({ sample }: { sample: SampleRow }) {
  const { id, className, classDescription, enrolmentDate, langId, langName, relatedLogoUrl } = sample;
  const language = languageById(langId)?.key;

  return (
    <article className={styles.card} data-lang={language}>
      <Tab language={language}>{langName}</Tab>
      <div className={styles.body}>
        <SampleCover url={relatedLogoUrl} language={language} />
        <div className={styles.words}>
          <h3 className={styles.title}>
            <span dir="auto">{className}</span>
          </h3>
          <SafeHtml html={classDescription} className={styles.text} />
        </div>
        <p className={styles.foot}>
          <span className={styles.date}>{formatDate8(enrolmentDate)}</span>
          <Link to={paths.sample(id)}>
            View<span className="visually-hidden"> {className}</span>
          </Link>
        </p>
      </div>
    </article>
  );
}

/** The tab names the Language. */
function SampleCover({ url, language }: { url: string; language: LanguageKey | undefined }) {
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

export function SampleCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Tab>
        <span className={styles.ghost} />
      </Tab>
      <div className={styles.body}>
        <span className={styles.cover} />
        <div className={styles.words}>
          <Skeleton lines={2} />
        </div>
        <p className={styles.foot} />
      </div>
    </div>
  );
}
