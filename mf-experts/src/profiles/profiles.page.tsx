import { definePage, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { lastValueOf } from '@agile-languages/shared/remote-data';
import { peopleList } from '../paging/item-list.json-ld.ts';
import { PageTop } from './page-top.tsx';
import { ProfileList } from './profile-list.tsx';
import { loadProfiles, loadTopSamples, type ProfilesData, parseProfilesQuery } from './profiles.data.ts';
import { TopSamples } from './top-samples.tsx';

const intro = 'People who describe products for a living, and work they chose to show.';

/** Without any sample the strip is left out; an unknown expert has an empty one. */
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
