import type { SampleRow } from '@agile-languages/shared/api';
import { languageById } from '@agile-languages/shared/content';
import type { CardField } from '@agile-languages/shared/formats';
import { paths as sitePaths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import { ButtonLink, ButtonRow, SafeHtml, Skeleton } from '@agile-languages/shared/ui';
import { Sheet } from '../detail/sheet.tsx';
import { SampleCover } from '../sample-card/sample-cover.tsx';
import { cardAsText } from './card-as-text.ts';
import { cardOfSample } from './card-of-sample.ts';
import { FilledCard, FilledCardSkeleton } from './filled-card.tsx';
import styles from './sample.module.css';
import { SampleFacts } from './sample-facts.tsx';

/** Everything about one sample: picture, description, facts, filled card, link to its project. */
export function SampleSheet({ sample }: { sample: SampleRow }) {
  const { classDescription, fkProjectId, langId, relatedLogoUrl } = sample;
  const language = languageById(langId)?.key;
  const card = cardOfSample(sample);

  return (
    <Sheet
      picture={<SampleCover url={relatedLogoUrl} language={language} />}
      language={language}
      words={
        <div className={styles.words}>
          <SafeHtml html={classDescription} className={styles.description} />
          <SampleFacts sample={sample} />
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
      aside={
        card ? (
          <FilledCard
            {...card}
            language={language}
            caption={card.isPattern ? 'The pattern of this card' : <Caption sample={sample} fields={card.fields} />}
          />
        ) : null
      }
    />
  );
}

/** Languages whose cards Card Lab reads. */
const readByLab: readonly string[] = ['money', 'form', 'story', 'flow', 'programming'];

function Caption({ sample: { fullname, langId }, fields }: { sample: SampleRow; fields: readonly CardField[] }) {
  return (
    <>
      <span>In red: {fullname ?? 'the expert'}</span>{' '}
      {readByLab.includes(languageById(langId)?.key ?? '') ? (
        <Link to={sitePaths.labWith(cardAsText(fields))}>What Card Lab finds in it</Link>
      ) : null}
    </>
  );
}

/** The sheet while the sample is loading. */
export function SampleSheetSkeleton() {
  return <Sheet words={<Skeleton lines={4} />} aside={<FilledCardSkeleton />} />;
}

function projectHref(projectId: string): string {
  const url = new URL(siteConfig().frameworkUrl);
  url.searchParams.set('project', projectId);
  return url.href;
}
