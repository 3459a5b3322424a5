import type { ProfileRow } from '@agile-languages/shared/api';
import { type ListPage, paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { EmptyState } from '../kit/empty-state.tsx';
import { ExpertCard, ExpertCardSkeleton } from './expert-card.tsx';
import { featuredCount, isMatch } from './experts.data.ts';
import styles from './experts.module.css';

/** The experts that match the search; the first few without a search. */
export function ExpertResults({ list, words }: { list: ListPage<ProfileRow>; words: readonly string[] }) {
  const { rows, total } = list;
  const isSearch = words.length > 0;
  if (total === 0) return <EmptyState tab="Experts" />;
  const found = isSearch ? rows.filter((profile) => isMatch(profile, words)) : rows.slice(0, featuredCount);

  return (
    <>
      <ResultLine
        text={isSearch ? foundText(found.length, rows.length, total) : `${found.length} of ${total} experts`}
      />
      <div className={styles.frame}>
        {found.length > 0 ? (
          <ul className={styles.cards}>
            {found.map((profile) => (
              <ExpertCard key={profile.id} profile={profile} words={words} />
            ))}
          </ul>
        ) : (
          <EmptyState tab="Experts">Try a Language or a country in English: Data Flow, Germany.</EmptyState>
        )}
      </div>
    </>
  );
}

/** The cards while experts are loading. */
export function ExpertResultsSkeleton() {
  return (
    <>
      <ResultLine text="" />
      <div className={styles.frame} aria-hidden="true">
        <ul className={styles.cards}>
          {Array.from({ length: featuredCount }, (_, index) => index).map((index) => (
            <ExpertCardSkeleton key={index} />
          ))}
        </ul>
      </div>
    </>
  );
}

function ResultLine({ text }: { text: string }) {
  return (
    <div className={styles.line}>
      <h2 className="visually-hidden">Experts</h2>
      <p className={styles.count} role="status">
        {text}
      </p>
      <Link to={paths.profiles}>All experts</Link>
    </div>
  );
}

const foundText = (found: number, loaded: number, total: number): string =>
  loaded < total
    ? `${found} found among the first ${loaded} of ${total} experts`
    : `${found} of ${total} experts found`;
