import type { ApiClient, ProfileRow } from '@agile-languages/shared/api';
import type { PageHead, PageProps } from '@agile-languages/shared/contract';
import { Field, TextInput } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { peopleList } from '../item-list/item-list.ts';
import type { Paged } from '../paging/paged.ts';
import { Live } from '../reading/live.tsx';
import { knownOf } from '../reading/use-reading.ts';
import { useReport } from '../reading/use-report.ts';
import { ExpertResults, ExpertResultsSkeleton } from './expert-results.tsx';
import { featuredOf, loadExperts, useExperts } from './experts.data.ts';
import styles from './experts.module.css';
import { wordsOf } from './fold.ts';

const lead = 'Type a name, a company, a country or a Language. The cards below follow while you type.';

export default function ExpertsPage({ data, onData }: Pick<PageProps<Paged<ProfileRow>>, 'data' | 'onData'>) {
  const [query, setQuery] = useState('');
  const reading = useExperts(data);
  const known = knownOf(reading)?.of;
  useReport(onData, known && featuredOf(known));

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

export const head = ({ data }: { data?: Paged<ProfileRow> }): PageHead => ({
  title: 'Find an expert',
  description:
    'Search the experts by name, company, country and Language, and open their profiles and samples of work.',
  jsonLd: peopleList(data),
});

export const load = (api: ApiClient) => loadExperts(api);
