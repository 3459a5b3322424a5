import type { ProfileRow } from '@agile-languages/shared/api';
import { definePage, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { keyWords, wordsOf } from '@agile-languages/shared/formats';
import { type ListPage, paths } from '@agile-languages/shared/paths';
import { lastValueOf, RemoteBoundary } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { classNames, Field, TextInput } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { EmptyState } from '../common/empty-state.tsx';
import { peopleList } from '../paging/item-list.json-ld.ts';
import { ExpertCard, ExpertCardSkeleton } from './expert-card.tsx';
import { type ExpertsData, featuredCount, featuredOf, isMatch, loadExperts } from './experts.data.ts';
import styles from './experts.module.css';

const lead = 'Search by name, company, country or Language. Results appear as you type.';

function ExpertsPage({ data }: PageProps<ExpertsData>) {
  const [query, setQuery] = useState('');
  const isEmpty = lastValueOf(data.experts)?.total === 0;

  return (
    <div className="sect page-top">
      <div>
        <div className="opening">
          <h1>Find an expert</h1>
          {isEmpty ? null : <p className={classNames('lead', styles.how)}>{lead}</p>}
        </div>
        {isEmpty ? null : (
          <search className={styles.search}>
            <Field label="Search by keywords">
              <TextInput
                type="search"
                value={query}
                autoComplete="off"
                enterKeyHint="search"
                onChange={({ target }) => setQuery(target.value)}
              />
            </Field>
          </search>
        )}
        <RemoteBoundary name="experts" data={data.experts} skeleton={<ExpertResultsSkeleton />}>
          {(list) => <ExpertResults list={list} typed={wordsOf(query)} />}
        </RemoteBoundary>
      </div>
    </div>
  );
}

const head = ({ data: { experts } }: { data: Partial<ExpertsData> }): PageHead => ({
  title: 'Find an expert',
  description:
    'Search the experts by name, company, country and Language, and open their profiles and samples of work.',
  jsonLd: peopleList(experts && featuredOf(experts)),
});

/** Words as in *Will Young* count as names where somebody has them all, else as those of a question. */
function ExpertResults({ list, typed }: { list: ListPage<ProfileRow>; typed: readonly string[] }) {
  const { rows, total } = list;
  const isSearch = typed.length > 0;
  const words = rows.some((profile) => isMatch(profile, typed)) ? typed : keyWords(typed);
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
          <EmptyState tab="Experts">Try a Language or a country: Data Flow, Germany.</EmptyState>
        )}
      </div>
    </>
  );
}

function ExpertResultsSkeleton() {
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

export default definePage({
  load: { experts: (api, _address, options) => loadExperts(api, options) },
  inDocument: { experts: featuredOf },
  head,
  Page: ExpertsPage,
});
