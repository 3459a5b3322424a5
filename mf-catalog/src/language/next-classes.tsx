import type { ClassRow } from '@agile-languages/shared/api';
import type { LanguageId } from '@agile-languages/shared/languages';
import { api } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import { Skeleton } from '@agile-languages/shared/ui';
import { use, useEffect, useEffectEvent } from 'react';
import { useRows } from '../rows/use-rows.ts';
import { type ClassDay, classDay, shortName } from './class-facts.ts';
import { NextClassesContext, readNextClasses } from './next-classes.data.ts';
import styles from './next-classes.module.css';

/** The three classes of a Language that start next. */
export function NextClasses({ languageId }: { languageId: LanguageId }) {
  const { composed, onRows } = use(NextClassesContext);
  const rows = useRows(languageId, (options) => readNextClasses(api, languageId, options), composed);
  const report = useEffectEvent(() => rows && onRows?.(rows));
  useEffect(() => {
    if (rows && rows !== composed) report();
  }, [rows, composed]);

  if (!rows) return <Skeleton lines={9} />;
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
      <Day day={classDay(row)} />
      <Link to={`/class/${id}`} className={styles.name}>
        {shortName(row)}
      </Link>
      <p className={styles.line}>{timeZone}</p>
      <p className={styles.line}>
        {`${price} ${currency}`}
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
