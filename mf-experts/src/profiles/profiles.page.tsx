import type { ApiClient } from '@agile-languages/shared/api';
import type { PageHead, PageProps } from '@agile-languages/shared/contract';
import { peopleList } from '../item-list/item-list.ts';
import { PageTop } from '../part/page-top.tsx';
import { ProfileList } from './profile-list.tsx';
import { loadProfiles, type ProfilesData } from './profiles.data.ts';
import { TopSamples } from './top-samples.tsx';

const intro = 'People who describe products for a living, and the files they were willing to show.';

export default function ProfilesPage({ data, onData }: Pick<PageProps<ProfilesData>, 'data' | 'onData'>) {
  return (
    <>
      <PageTop title="Experts" lead={intro} />
      <TopSamples composed={data?.topSamples} />
      <ProfileList composed={data?.profiles} onList={(profiles) => onData?.({ profiles })} />
    </>
  );
}

export const head = ({ data }: { data?: ProfilesData }): PageHead => ({
  title: 'Experts',
  description: `${intro} Each profile shows the Languages that the expert speaks and samples of work.`,
  jsonLd: peopleList(data?.profiles),
});

export const load = (api: ApiClient) => loadProfiles(api);
