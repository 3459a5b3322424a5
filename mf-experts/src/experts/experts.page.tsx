import { definePage, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { lastValueOf, RemoteBoundary } from '@agile-languages/shared/remote-data';
import { Field, TextInput } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { peopleList } from '../paging/item-list.json-ld.ts';
import { ExpertResults, ExpertResultsSkeleton } from './expert-results.tsx';
import { type ExpertsData, featuredOf, loadExperts } from './experts.data.ts';
import styles from './experts.module.css';
import { wordsOf } from './fold-text.ts';

const lead = 'Search by name, company, country or Language. Results appear as you type.';

function ExpertsPage({ data }: PageProps<ExpertsData>) {
  const [query, setQuery] = useState('');
  const isEmpty = lastValueOf(data.experts)?.total === 0;

  return (
    <div className="sect page-top">
      <div>
        <div className="opening">
          <h1>Find an expert</h1>
          {isEmpty ? null : <p className="lead">{lead}</p>}
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
          {(list) => <ExpertResults list={list} words={wordsOf(query)} />}
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

export default definePage({
  load: { experts: (api, _address, options) => loadExperts(api, options) },
  inDocument: { experts: featuredOf },
  head,
  Page: ExpertsPage,
});
