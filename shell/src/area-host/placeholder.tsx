import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import styles from './placeholder.module.css';

/** Stays where there are no scripts, and says what the page is. */
export function Placeholder({ word, withoutScripts }: PlaceholderProps) {
  return (
    <div className={`sect ${styles.placeholder}`} data-pending="">
      <div>
        {word ? <h1>{word}</h1> : null}
        {withoutScripts ? (
          <noscript>
            <p className="lead">{withoutScripts}</p>
            <p>
              <a href={paths.classes}>Upcoming classes</a> · <a href={paths.faq}>Questions</a> · Write to{' '}
              {siteConfig().email}
            </p>
          </noscript>
        ) : null}
      </div>
    </div>
  );
}

interface PlaceholderProps {
  word: string | undefined;
  withoutScripts?: string | undefined;
}
