import { longDay } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { NumberedSection, Skeleton } from '@agile-languages/shared/ui';
import type { ProfileClass } from './profile.data.ts';
import styles from './profile-classes.module.css';

/** The next classes with the expert. */
export function ProfileClasses({ classes: data }: { classes: RemoteData<readonly ProfileClass[]> }) {
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
        <span className={styles.price}>{`${price} ${currency}`}</span>
      </Link>
    </li>
  );
}
