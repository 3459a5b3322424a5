import { Link } from '@agile-languages/shared/router';
import { Skeleton } from '@agile-languages/shared/ui';
import { Part } from '../part/part.tsx';
import { Live } from '../reading/live.tsx';
import { type ProfileClass, useProfileClasses } from './profile.data.ts';
import styles from './profile-classes.module.css';

const dates = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The next classes with the expert. */
export function ProfileClasses({ id, composed }: ProfileClassesProps) {
  const reading = useProfileClasses(id, composed);

  return (
    <Part
      id="profile-classes"
      number="2"
      title="Next classes"
      link={<Link to="/upcoming-classes">All upcoming classes</Link>}
    >
      <div className={styles.frame}>
        <Live name="profile classes" reading={reading} skeleton={<Skeleton lines={2} />}>
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
        </Live>
      </div>
    </Part>
  );
}

function ClassLine({ item: { id, className, start, seatsLeft, price, currency } }: { item: ProfileClass }) {
  return (
    <li>
      <Link to={`/class/${encodeURIComponent(id)}`}>
        <span className={styles.date}>{dayOf(start)}</span>
        <span className={styles.name}>
          {className}
          {seatsLeft === 0 ? ', no seats left' : null}
        </span>
        <span className={styles.price}>{`${price} ${currency}`}</span>
      </Link>
    </li>
  );
}

/** The day where the class is: `'2027-01-07T18:30:00+03:00'` → `'Thu 7 Jan 2027'`. */
const dayOf = (start: string) => dates.format(new Date(`${start.slice(0, 10)}T00:00:00Z`)).replace(',', '');

interface ProfileClassesProps {
  /** Of the expert. */
  id: string;
  composed: readonly ProfileClass[] | undefined;
}
