import type { SampleRow } from '@agile-languages/shared/api';
import { definePage, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { isBeyondEnd, paths } from '@agile-languages/shared/paths';
import { lastValueOf, PrerenderedList, RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { NumberedSection } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import { peopleList } from '../paging/item-list.json-ld.ts';
import { PageNumber } from '../paging/page-links.tsx';
import { usePageAddress } from '../paging/use-page-address.ts';
import { usePagedList } from '../paging/use-paged-list.ts';
import { SampleCardsSkeleton, SampleStrip } from '../sample-card/sample-cards.tsx';
import { ProfileRows, ProfileRowsSkeleton } from './profile-rows.tsx';
import {
  loadProfiles,
  loadTopSamples,
  type ProfilePage,
  type ProfilesData,
  parseProfilesQuery,
  topSampleCount,
} from './profiles.data.ts';
import styles from './profiles.page.module.css';

const intro = 'People who describe products for a living, and work they chose to show.';

/** An unknown expert has an empty strip. */
function ProfilesPage({ data }: PageProps<ProfilesData>) {
  const hasSamples = lastValueOf(data.topSamples)?.length !== 0 || lastValueOf(data.profiles)?.fkUserId !== '';
  return (
    <>
      <PageTop title="Experts" lead={intro} />
      {hasSamples ? <TopSamples samples={data.topSamples} /> : null}
      <ProfileList profiles={data.profiles} number={hasSamples ? '2' : '1'} />
    </>
  );
}

const head = ({ data }: { data: Partial<ProfilesData> }): PageHead => ({
  title: 'Experts',
  description: `${intro} Each profile shows the Languages that the expert speaks and samples of work.`,
  jsonLd: peopleList(data.profiles),
});

function PageTop({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className={`sect page-top ${styles.top}`}>
      <div>
        <div className="opening">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        {children}
      </div>
    </div>
  );
}

function TopSamples({ samples: data }: { samples: RemoteData<readonly SampleRow[]> }) {
  return (
    <NumberedSection
      size="small"
      id="top-samples"
      number="1"
      title="Top samples"
      beside={<Link to={paths.samples}>All samples</Link>}
    >
      <PrerenderedList>
        <RemoteBoundary
          name="top samples"
          data={data}
          skeleton={<SampleCardsSkeleton layout="strip" count={topSampleCount} />}
        >
          {(samples, isStale) => <SampleStrip samples={samples.slice(0, topSampleCount)} isStale={isStale} />}
        </RemoteBoundary>
      </PrerenderedList>
    </NumberedSection>
  );
}

function ProfileList({ profiles, number }: { profiles: RemoteData<ProfilePage>; number: string }) {
  const { search, replaceBy } = usePageAddress();
  const { shown, heading, onPageChange } = usePagedList(profiles, replaceBy);
  const title = (
    <>
      {shown?.fkUserId ? 'One expert' : 'All experts'}
      <PageNumber list={shown} />
    </>
  );

  return (
    <NumberedSection size="small" id="all-experts" number={number} title={title} headingRef={heading}>
      <PrerenderedList>
        <RemoteBoundary name="profiles" data={profiles} skeleton={<ProfileRowsSkeleton />}>
          {(list, isStale) =>
            isBeyondEnd(list) ? (
              <ProfileRowsSkeleton />
            ) : (
              <ProfileRows list={list} isStale={isStale} search={search} onPageChange={onPageChange} />
            )
          }
        </RemoteBoundary>
      </PrerenderedList>
    </NumberedSection>
  );
}

export default definePage({
  parseQuery: parseProfilesQuery,
  load: {
    topSamples: (api, { query }, options) => loadTopSamples(api, query.fkUserId, options),
    profiles: (api, { query }, options) => loadProfiles(api, query, options),
  },
  dependsOn: { topSamples: ['fkUserId'] },
  head,
  Page: ProfilesPage,
});
