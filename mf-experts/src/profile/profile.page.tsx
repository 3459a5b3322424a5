import type { ApiClient, SampleRow } from '@agile-languages/shared/api';
import { samplesOnProfile } from '@agile-languages/shared/content';
import { definePage, type PageProps, type Params } from '@agile-languages/shared/contract';
import { longDay, moneyText } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { lastValueOf, RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { NumberedSection, Skeleton } from '@agile-languages/shared/ui';
import { Detail } from '../detail/detail.tsx';
import { SampleCardsSkeleton, SampleStrip } from '../sample-card/sample-cards.tsx';
import {
  loadProfile,
  loadProfileClasses,
  loadProfileSamples,
  type ProfileClass,
  type ProfileData,
  profileIds,
} from './profile.data.ts';
import { profileHead } from './profile.head.ts';
import styles from './profile.page.module.css';
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
        list={{ path: paths.profiles, name: 'Experts' }}
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

const allParams = async (api: ApiClient): Promise<Params[]> => (await profileIds(api)).map((id) => ({ id }));

function ProfileSamples({ samples: data }: { samples: RemoteData<readonly SampleRow[]> }) {
  return (
    <NumberedSection size="small" id="profile-samples" number="1" title="Samples">
      <RemoteBoundary
        name="profile samples"
        data={data}
        skeleton={<SampleCardsSkeleton layout="strip" count={samplesOnProfile} />}
      >
        {(samples) => <SampleStrip samples={samples} />}
      </RemoteBoundary>
    </NumberedSection>
  );
}

function ProfileClasses({ classes: data }: { classes: RemoteData<readonly ProfileClass[]> }) {
  return (
    <NumberedSection
      size="small"
      id="profile-classes"
      number="2"
      title="Next classes"
      beside={<Link to={paths.classes}>All upcoming classes</Link>}
    >
      <div className={styles.frame}>
        <RemoteBoundary name="profile classes" data={data} skeleton={<Skeleton lines={2} />}>
          {(classes) =>
            classes.length > 0 ? (
              <ul className={styles.classes}>
                {classes.map((item) => (
                  <ClassLine key={item.id} item={item} />
                ))}
              </ul>
            ) : (
              <p>No class is announced at the moment.</p>
            )
          }
        </RemoteBoundary>
      </div>
    </NumberedSection>
  );
}

function ClassLine({ item: { id, className, start, seatsLeft, price, currency } }: { item: ProfileClass }) {
  return (
    <li>
      <Link to={paths.class(id)}>
        <span className={styles.date}>{longDay(start)}</span>
        <span className={styles.name}>
          {className}
          {seatsLeft === 0 ? ', no seats left' : null}
        </span>
        <span className={styles.price}>{moneyText(price, currency)}</span>
      </Link>
    </li>
  );
}

export default definePage({
  load: {
    profile: (api, { params: { id = '' } }, options) => loadProfile(api, id, options),
    samples: (api, { params: { id = '' } }, options) => loadProfileSamples(api, id, options),
    classes: (api, { params: { id = '' } }, options) => loadProfileClasses(api, id, options),
  },
  paths: allParams,
  head: profileHead,
  Page: ProfilePage,
});
