import type { PageHead, PageProps } from '@agile-languages/shared/contract';
import { Link } from '@agile-languages/shared/router';
import { Crumb } from '../crumb/crumb.tsx';
import { Nothing } from '../nothing/nothing.tsx';
import { Live } from '../reading/live.tsx';
import { useTitle } from '../title/use-title.ts';
import { useProfile } from './profile.data.ts';
import styles from './profile.module.css';
import { ProfileClasses } from './profile-classes.tsx';
import { ProfileSamples } from './profile-samples.tsx';
import { ProfileSheet, ProfileSheetSkeleton } from './profile-sheet.tsx';

export default function ProfilePage({ params: { id = '' } }: PageProps) {
  const reading = useProfile(id);
  const profile = reading.state === 'ready' ? reading.value : undefined;
  const isUnknown = reading.state === 'ready' && !profile;
  useTitle(profile?.fullname);

  return (
    <>
      <div className={`sect page-top ${styles.top}`}>
        <div>
          <Crumb to="/profiles">Experts</Crumb>
          <div className={styles.profile}>
            <h1 className={styles.name}>
              <span dir="auto">{profile?.fullname ?? 'Expert'}</span>
            </h1>
            <Live name="profile" reading={reading} skeleton={<ProfileSheetSkeleton />}>
              {(found) =>
                found ? (
                  <ProfileSheet profile={found} />
                ) : (
                  <div className={styles.nothing}>
                    <Nothing tab="Expert">
                      <Link to="/profiles">All experts</Link>
                    </Nothing>
                  </div>
                )
              }
            </Live>
          </div>
        </div>
      </div>
      {isUnknown ? null : (
        <>
          <ProfileSamples id={id} />
          <ProfileClasses id={id} />
        </>
      )}
    </>
  );
}

export const head = ({ params: { id = '' } }: PageProps): PageHead => ({
  title: `Expert ${id}`,
  description: 'An expert in agile communication: position, Languages, samples of work and the next classes.',
});
