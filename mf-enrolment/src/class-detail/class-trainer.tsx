import type { ProfileRow } from '@agile-languages/shared/api';
import { Skeleton } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { TrainerName } from '../class-facts/trainer-name.tsx';
import { Live } from '../class-parts/live.tsx';
import { type Read, useRead } from '../class-parts/use-read.ts';
import type { ClassPartProps } from './class-context.ts';
import styles from './class-trainer.module.css';
import type { ClassApi } from './use-class.ts';

/** Who teaches. The name comes with the class, the rest from the list of experts. */
export function ClassTrainer({ row, api, links, photoOf }: ClassPartProps) {
  const read = useTrainer(row.trainerId, api);
  return (
    <div className={styles.trainer}>
      <p className={styles.name}>
        <TrainerName row={row} links={links} />
      </p>
      {row.trainerId ? (
        <Live name="trainer" read={read} skeleton={<Skeleton lines={2} />}>
          {(profile) => (profile ? <Profile profile={profile} photoOf={photoOf} /> : null)}
        </Live>
      ) : null}
    </div>
  );
}

function Profile({ profile, photoOf }: { profile: ProfileRow; photoOf: ClassPartProps['photoOf'] }) {
  const { position, company, countryName, shortBio, userImage } = profile;
  const [missing, setMissing] = useState(false);
  return (
    <>
      {userImage && !missing ? (
        <img
          src={photoOf(userImage)}
          alt=""
          width="72"
          height="72"
          className={styles.photo}
          onError={() => setMissing(true)}
        />
      ) : null}
      <p className={styles.role}>{[position, company, countryName].filter(Boolean).join(', ')}</p>
      <p className={styles.bio}>{shortBio}</p>
    </>
  );
}

/** The expert who teaches; `null` when there is none of this id. */
const useTrainer = (trainerId: string | undefined, { getProfileList }: ClassApi): Read<ProfileRow | null> =>
  useRead(trainerId, async (signal) => {
    const { rows } = await getProfileList({ fkUserId: trainerId ?? '', limit: 1, startLimit: 0 }, { signal });
    return rows[0] ?? null;
  });
