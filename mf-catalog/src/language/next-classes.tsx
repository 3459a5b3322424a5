import type { ClassRow } from '@agile-languages/shared/api';
import { type ClassDay, classDay, moneyText } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { Skeleton } from '@agile-languages/shared/ui';
import styles from './next-classes.module.css';

export function NextClasses({ classes }: { classes: RemoteData<readonly ClassRow[]> }) {
  return (
    <RemoteBoundary name="next classes" data={classes} skeleton={<Skeleton lines={9} />}>
      {(rows) => <ClassRows rows={rows} />}
    </RemoteBoundary>
  );
}

function ClassRows({ rows }: { rows: readonly ClassRow[] }) {
  if (rows.length === 0) return <p className={styles.empty}>New Classes will be uploaded in short time.</p>;
  return (
    <ul>
      {rows.map((row) => (
        <NextClass key={row.id} row={row} />
      ))}
    </ul>
  );
}

function NextClass({ row }: { row: ClassRow }) {
  const { id, timeZone = '', price, currency, seatsLeft } = row;
  return (
    <li className={styles.class}>
      <Day day={classDay(row.start)} />
      <Link to={paths.class(id)} className={styles.name}>
        {shortName(row)}
      </Link>
      <p className={styles.line}>{timeZone}</p>
      <p className={styles.line}>
        {moneyText(price, currency)}
        {seatsLeft === undefined ? null : <Seats left={seatsLeft} />}
      </p>
    </li>
  );
}

function Day({ day }: { day: ClassDay | undefined }) {
  if (!day) return <span className={styles.day} />;
  return (
    <time dateTime={day.iso} className={styles.day}>
      {day.day}
      <small>{`${day.month} ${day.year}`}</small>
    </time>
  );
}

function Seats({ left }: { left: number }) {
  const text = left === 0 ? 'no seats left' : `${left} ${left === 1 ? 'seat' : 'seats'} left`;
  return (
    <>
      {', '}
      <span className={left <= 3 ? styles.few : undefined}>{text}</span>
    </>
  );
}

/** 'Language of Form, evening track' is 'Evening track'. */
export function shortName({ className, langName }: Pick<ClassRow, 'className' | 'langName'>): string {
  const rest = className.replace(`Language of ${langName}`, langName);
  const match = rest.startsWith(langName) ? /^(?:, | (?=for ))(.+)$/.exec(rest.slice(langName.length)) : null;
  const short = match?.[1] ?? className;
  return short.charAt(0).toUpperCase() + short.slice(1);
}
