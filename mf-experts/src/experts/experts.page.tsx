import type { ApiClient, ProfileRow } from '@agile-languages/shared/api';
import type { PageHead, PageProps } from '@agile-languages/shared/contract';
import { Field, TextInput } from '@agile-languages/shared/ui';
import { useState } from 'react';
import type { Paged } from '../paging/paged.ts';
import { Live } from '../reading/live.tsx';
import { ExpertResults, ExpertResultsSkeleton } from './expert-results.tsx';
import { loadExperts, useExperts } from './experts.data.ts';
import styles from './experts.module.css';
import { wordsOf } from './fold.ts';

const lead = 'Type a name, a company, a country or a Language. The cards below follow while you type.';

export default function ExpertsPage({ data }: Pick<PageProps<Paged<ProfileRow>>, 'data'>) {
  const [query, setQuery] = useState('');
  const reading = useExperts(data);

  return (
    <div className="sect page-top">
      <div>
        <div className="opening">
          <h1>Find an expert</h1>
          <p className="lead">{lead}</p>
        </div>
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
        <Live name="experts" reading={reading} skeleton={<ExpertResultsSkeleton />}>
          {(list) => <ExpertResults list={list} words={wordsOf(query)} />}
        </Live>
      </div>
    </div>
  );
}

export const head = (): PageHead => ({
  title: 'Find an expert',
  description:
    'Search the experts by name, company, country and Language, and open their profiles and samples of work.',
});

export const load = (api: ApiClient) => loadExperts(api);
