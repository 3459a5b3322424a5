import type { SampleRow } from '@agile-languages/shared/api';
import { languageById, specimens } from '@agile-languages/shared/content';
import { type CardField, type CardWords, formatDate8, readCard } from '@agile-languages/shared/formats';
import { paths, paths as sitePaths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import { ButtonLink, SafeHtml, Skeleton } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import { FilledCard, FilledCardSkeleton } from './filled-card.tsx';
import styles from './sample.module.css';

export function SampleSheet({ sample }: { sample: SampleRow }) {
  const { classDescription, fkProjectId, langId } = sample;
  const language = languageById(langId)?.key;
  const card = cardOfSample(sample);

  return (
    <>
      <SafeHtml html={classDescription} className={styles.description} />
      {card ? (
        <div className={styles.card}>
          <FilledCard
            {...card}
            language={language}
            caption={card.isPattern ? 'The pattern of this card' : <Caption sample={sample} fields={card.fields} />}
          />
        </div>
      ) : null}
      <div className={styles.facts}>
        <SampleFacts sample={sample} />
        {fkProjectId ? (
          <ButtonLink className="out" href={projectHref(fkProjectId)} target="_blank" rel="noopener">
            Open the project in the framework
            <span className="visually-hidden"> (opens in a new tab)</span>
          </ButtonLink>
        ) : null}
        {readByLab.includes(language ?? '') ? <Link to={sitePaths.lab}>Read a card of your own</Link> : null}
      </div>
    </>
  );
}

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

export function SampleSheetSkeleton() {
  return (
    <>
      <div className={styles.description}>
        <Skeleton lines={2} />
      </div>
      <div className={styles.card}>
        <FilledCardSkeleton />
      </div>
      <div className={styles.facts}>
        <Skeleton lines={8} />
      </div>
    </>
  );
}

function projectHref(projectId: string): string {
  const url = new URL(siteConfig().frameworkUrl);
  url.searchParams.set('project', projectId);
  return url.href;
}

/** A field a line, without the notes. */
export const cardAsText = (fields: readonly CardField[]): string =>
  fields.map(({ name, values }) => `${name}: ${values.map(wordsOf).join('\n')}`).join('\n');

const wordsOf = (value: readonly CardWords[]) =>
  value
    .filter(({ pen }) => pen !== 'struck')
    .map(({ words }) => words)
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** When the API sends none. */
function cardOfSample({ card = '', langId, langName }: SampleRow): SampleCardContent | undefined {
  const key = languageById(langId)?.key;
  const pattern = Object.values(specimens).find(({ language }) => language === key);
  const fields = readCard(card);
  if (fields.length > 0)
    return { tab: pattern?.type ?? (key ? 'Digital Product file' : langName), fields, isPattern: false };
  if (!pattern) return undefined;
  const lines = pattern.rows.map(
    ([name, value, amount]) => `${name && `${name}: `}${value}${amount ? `  ${amount}` : ''}`,
  );
  return { tab: pattern.type, fields: readCard(lines.join('\n')), isPattern: true };
}

function SampleFacts({ sample }: { sample: SampleRow }) {
  const { enrolmentDate, fkProjectId, fkUserId, fullname, langId, langName } = sample;
  const language = languageById(langId);
  const date = formatDate8(enrolmentDate);

  return (
    <dl className={styles.list}>
      <Fact name="Language">
        {language ? <Link to={paths.language(language.id)}>{langName}</Link> : <span>{langName}</span>}
      </Fact>
      {fullname ? (
        <Fact name="Expert">
          {fkUserId ? (
            <Link to={paths.profile(fkUserId)} dir="auto">
              {fullname}
            </Link>
          ) : (
            <span dir="auto">{fullname}</span>
          )}
        </Fact>
      ) : null}
      {date ? <Fact name="Date">{date}</Fact> : null}
      {fkProjectId ? <Fact name="Project">{fkProjectId}</Fact> : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface SampleCardContent {
  tab: string;
  fields: readonly CardField[];
  isPattern: boolean;
}
