import type { ProfileRow } from '@agile-languages/shared/api';
import { RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Skeleton, usePicture } from '@agile-languages/shared/ui';
import { TrainerName } from '../class-facts/trainer-name.tsx';
import type { ClassPartProps } from './class-context.ts';
import styles from './class-trainer.module.css';

/** Who teaches. The name is a field of the class, the rest is in the list of experts. */
export function ClassTrainer({ row, trainer, links, photoOf }: ClassTrainerProps) {
  return (
    <div className={styles.trainer}>
      <p className={styles.name}>
        <TrainerName row={row} links={links} />
      </p>
      {row.trainerId ? (
        <RemoteBoundary name="trainer" data={trainer} skeleton={<Skeleton lines={2} />}>
          {(profile) => (profile ? <Profile profile={profile} photoOf={photoOf} /> : null)}
        </RemoteBoundary>
      ) : null}
    </div>
  );
}

function Profile({ profile, photoOf }: { profile: ProfileRow; photoOf: ClassPartProps['photoOf'] }) {
  const { position, company, countryName, shortBio, userImage } = profile;
  const { isMissing, picture } = usePicture(userImage ? photoOf(userImage) : undefined);
  return (
    <>
      {isMissing ? null : <img {...picture} alt="" width="72" height="72" className={styles.photo} />}
      <p className={styles.role}>{[position, company, countryName].filter(Boolean).join(', ')}</p>
      <p className={styles.bio}>{shortBio}</p>
    </>
  );
}

interface ClassTrainerProps extends ClassPartProps {
  trainer: RemoteData<ProfileRow | null>;
}
