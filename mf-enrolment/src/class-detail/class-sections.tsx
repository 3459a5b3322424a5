import type { ProfileRow } from '@agile-languages/shared/api';
import { classStart } from '@agile-languages/shared/formats';
import { RemoteBoundary, type RemoteData, type RemoteDataSet } from '@agile-languages/shared/remote-data';
import { Heading, levelBelow, Skeleton, usePicture, useSay } from '@agile-languages/shared/ui';
import { type ReactNode, useContext } from 'react';
import { priceOf } from '../class-facts/class-text.ts';
import { DateLocale } from '../class-facts/date-locale.ts';
import { OneTrainer } from '../class-facts/trainer-name.tsx';
import { useDayText } from '../dates/use-day-text.ts';
import type { ClassLinks } from '../links/class-links.ts';
import type { ClassPartProps } from './class-context.ts';
import type { ClassSectionsData, OtherClass } from './class-sections.data.ts';
import styles from './class-sections.module.css';
import { Sessions } from './sessions-table.tsx';

export function ClassSections({ data, ...props }: ClassSectionsProps) {
  const { row, links, visitorZone, headingLevel = 1 } = props;
  const say = useSay();

  return (
    <div className={styles.sections}>
      {classStart(row) && row.state !== 'cancelled' ? (
        <section>
          <Heading level={levelBelow(headingLevel)} className={styles.title}>
            {say('Sessions')}
          </Heading>
          <Sessions row={row} visitorZone={visitorZone} />
        </section>
      ) : null}
      {row.trainerName ? (
        <section>
          <Heading level={levelBelow(headingLevel)} className={styles.title}>
            {say('Trainer')}
          </Heading>
          <ClassTrainer trainerId={row.trainerId} name={row.trainerName} trainer={data.trainer} {...props} />
          {row.secondTrainerName ? (
            <ClassTrainer
              trainerId={row.secondTrainerId}
              name={row.secondTrainerName}
              trainer={data.secondTrainer}
              {...props}
            />
          ) : null}
        </section>
      ) : null}
      <OtherClasses others={data.others} links={links}>
        <Heading level={levelBelow(headingLevel)} className={styles.title}>
          {say('Other classes in {0}', row.langName)}
        </Heading>
      </OtherClasses>
    </div>
  );
}

function ClassTrainer({ trainerId, name, trainer, links, photoOf }: ClassTrainerProps) {
  return (
    <div className={styles.trainer}>
      <p className={styles.name}>
        <OneTrainer trainerId={trainerId} name={name} links={links} />
      </p>
      {trainerId ? (
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

function OtherClasses({ others: data, links, children }: OtherClassesProps) {
  const lang = useContext(DateLocale);
  return (
    <RemoteBoundary name="other classes" data={data} skeleton={null}>
      {(others) =>
        others.length > 0 ? (
          <section>
            {children}
            <ul className={styles.list}>
              {others.map((other) => (
                <li key={other.id}>
                  <links.Link to={{ kind: 'class', classId: other.id }} className={styles.class}>
                    <span className={styles.date}>
                      <Day row={other} />
                    </span>{' '}
                    <span className={styles.otherClassesName}>{other.className}</span>{' '}
                    <span className={styles.price}>{priceOf(other, lang)}</span>
                  </links.Link>
                </li>
              ))}
            </ul>
          </section>
        ) : null
      }
    </RemoteBoundary>
  );
}

function Day({ row }: { row: OtherClass }) {
  const lang = useContext(DateLocale);
  const dayText = useDayText();
  const begins = classStart(row);
  if (!begins) return null;
  const day = dayText(begins.zone, begins.moment, { hasWeekday: true, hasYear: true });
  return <span lang={lang}>{day}</span>;
}

interface OtherClassesProps {
  others: RemoteData<readonly OtherClass[]>;
  links: ClassLinks;
  children: ReactNode;
}

interface ClassTrainerProps extends ClassPartProps {
  trainerId: string | undefined;
  name: string | undefined;
  trainer: RemoteData<ProfileRow | null>;
}

interface ClassSectionsProps extends ClassPartProps {
  data: RemoteDataSet<ClassSectionsData>;
}
