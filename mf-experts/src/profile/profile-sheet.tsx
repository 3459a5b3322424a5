import type { ProfileRow } from '@agile-languages/shared/api';
import { Skeleton } from '@agile-languages/shared/ui';
import { Sheet } from '../detail/sheet.tsx';
import { Portrait } from '../kit/portrait.tsx';
import styles from './profile.module.css';
import { ProfileLanguages } from './profile-languages.tsx';
import { ProfileLinks } from './profile-links.tsx';

/** Portrait, position, biography and Languages of the expert. */
export function ProfileSheet({ profile }: { profile: ProfileRow }) {
  const { position, company, countryName, shortBio, languages = [] } = profile;

  return (
    <Sheet
      picture={<Portrait profile={profile} size={160} />}
      words={
        <>
          <p className={styles.role}>
            <span dir="auto">{[position, company].filter(Boolean).join(', ')}</span>
            <span dir="auto">{countryName}</span>
          </p>
          <p className={styles.bio} dir="auto">
            {shortBio}
          </p>
          <ProfileLinks profile={profile} />
        </>
      }
      aside={languages.length > 0 ? <ProfileLanguages names={languages} /> : null}
    />
  );
}

/** The sheet while the expert is loading. */
export function ProfileSheetSkeleton() {
  return <Sheet words={<Skeleton lines={5} />} aside={<div className={styles.languages} />} />;
}
