import type { ApiClient } from '@agile-languages/shared/api';
import { definePage, type PageProps, type Params } from '@agile-languages/shared/contract';
import { paths as sitePaths } from '@agile-languages/shared/paths';
import { lastValueOf } from '@agile-languages/shared/remote-data';
import { Detail } from '../detail/detail.tsx';
import { loadProfile, loadProfileClasses, loadProfileSamples, type ProfileData, profileIds } from './profile.data.ts';
import { profileHead } from './profile.head.ts';
import { ProfileClasses } from './profile-classes.tsx';
import { ProfileSamples } from './profile-samples.tsx';
import { ProfileSheet, ProfileSheetSkeleton } from './profile-sheet.tsx';

function ProfilePage({ data: { profile, samples, classes } }: PageProps<ProfileData>) {
  const found = lastValueOf(profile);
  const isUnknown = found === null;

  return (
    <>
      <Detail
        kind="profile"
        word="Expert"
        title={found?.fullname}
        list={{ path: sitePaths.profiles, name: 'Experts' }}
        data={profile}
        skeleton={<ProfileSheetSkeleton />}
      >
        {(row) => <ProfileSheet profile={row} />}
      </Detail>
      {isUnknown ? null : (
        <>
          <ProfileSamples samples={samples} />
          <ProfileClasses classes={classes} />
        </>
      )}
    </>
  );
}

const paths = async (api: ApiClient): Promise<Params[]> => (await profileIds(api)).map((id) => ({ id }));

export default definePage({
  load: {
    profile: (api, { params: { id = '' } }, options) => loadProfile(api, id, options),
    samples: (api, { params: { id = '' } }, options) => loadProfileSamples(api, id, options),
    classes: (api, { params: { id = '' } }, options) => loadProfileClasses(api, id, options),
  },
  paths,
  head: profileHead,
  Page: ProfilePage,
});
