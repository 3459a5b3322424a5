import type { SampleRow } from '@agile-languages/shared/api';
import { languageById } from '@agile-languages/shared/content';
import { siteConfig } from '@agile-languages/shared/platform';
import { ButtonLink, ButtonRow, SafeHtml, Skeleton } from '@agile-languages/shared/ui';
import { Sheet } from '../detail/sheet.tsx';
import { SampleCover } from '../sample-card/sample-cover.tsx';
import { DocumentCard, DocumentCardSkeleton } from './document-card.tsx';
import styles from './sample.module.css';

/** Everything about one sample: picture, description, filled card, link to its project. */
export function SampleSheet({ sample }: { sample: SampleRow }) {
  const { classDescription, fkProjectId, langId, relatedLogoUrl } = sample;
  const language = languageById(langId)?.key;

  return (
    <Sheet
      picture={<SampleCover url={relatedLogoUrl} language={language} />}
      language={language}
      words={
        <div className={styles.words}>
          <SafeHtml html={classDescription} className={styles.description} />
          {fkProjectId ? (
            <ButtonRow>
              <ButtonLink className="out" href={projectHref(fkProjectId)} target="_blank" rel="noopener">
                Open the project in the framework
                <span className="visually-hidden"> (opens in a new tab)</span>
              </ButtonLink>
            </ButtonRow>
          ) : null}
        </div>
      }
      aside={<DocumentCard sample={sample} />}
    />
  );
}

/** The sheet while the sample is loading. */
export function SampleSheetSkeleton() {
  return <Sheet words={<Skeleton lines={4} />} aside={<DocumentCardSkeleton />} />;
}

function projectHref(projectId: string): string {
  const url = new URL(siteConfig().frameworkUrl);
  url.searchParams.set('project', projectId);
  return url.href;
}
