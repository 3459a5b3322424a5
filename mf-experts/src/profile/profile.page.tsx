import type { ApiClient } from '@agile-languages/shared/api';
import type { PageAddress, PageProps, Params } from '@agile-languages/shared/contract';
import { Detail } from '../detail/detail.tsx';
import { knownOf } from '../reading/use-reading.ts';
import { useReport } from '../reading/use-report.ts';
import { loadProfile, type ProfileData, profileIds, useProfile } from './profile.data.ts';
import { ProfileClasses } from './profile-classes.tsx';
import { ProfileSamples } from './profile-samples.tsx';
import { ProfileSheet, ProfileSheetSkeleton } from './profile-sheet.tsx';

export { profileHead as head } from './profile.head.ts';

export default function ProfilePage({ params: { id = '' }, data, onData }: PageProps<ProfileData>) {
  const reading = useProfile(id, data);
  const found = knownOf(reading)?.of;
  const isUnknown = found && !found.profile;
  useReport(onData, found);

  return (
    <>
      <Detail
        kind="profile"
        word="Expert"
        title={found?.profile?.fullname}
        list={{ path: '/profiles', name: 'Experts' }}
        reading={reading}
        skeleton={<ProfileSheetSkeleton />}
      >
        {({ profile }) => profile && <ProfileSheet profile={profile} />}
      </Detail>
      {isUnknown ? null : (
        <>
          <ProfileSamples id={id} composed={data?.samples} />
          <ProfileClasses id={id} composed={data?.classes} />
        </>
      )}
    </>
  );
}

export const paths = async (api: ApiClient): Promise<Params[]> => (await profileIds(api)).map((id) => ({ id }));

export const load = (api: ApiClient, { params: { id = '' } }: PageAddress) => loadProfile(api, id);
