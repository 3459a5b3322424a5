import type { ProfileRow } from '@agile-languages/shared/api';
import { Skeleton } from '@agile-languages/shared/ui';
import { Portrait } from '../portrait/portrait.tsx';
import styles from './profile.module.css';
import { ProfileLanguages } from './profile-languages.tsx';
import { ProfileLinks } from './profile-links.tsx';

/** Who the expert is. */
export function ProfileSheet({ profile }: { profile: ProfileRow }) {
  const { id, fullname, userImage, position, company, countryName, shortBio, languages = [] } = profile;

  return (
    <>
      <div className={styles.face}>
        <Portrait key={userImage} id={id} fullname={fullname} userImage={userImage} size={160} />
      </div>
      <div className={styles.words}>
        <p className={styles.role}>
          <span dir="auto">{[position, company].filter(Boolean).join(', ')}</span>
          <span dir="auto">{countryName}</span>
        </p>
        <p className={styles.bio} dir="auto">
          {shortBio}
        </p>
        <ProfileLinks profile={profile} />
      </div>
      {languages.length > 0 ? <ProfileLanguages names={languages} /> : null}
    </>
  );
}

/** The sheet before its expert is there. */
export function ProfileSheetSkeleton() {
  return (
    <>
      <div className={styles.face} />
      <div className={styles.words}>
        <Skeleton lines={5} />
      </div>
      <div className={styles.languages} />
    </>
  );
}
