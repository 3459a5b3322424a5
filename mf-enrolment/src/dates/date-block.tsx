import type { ClassRow } from '@agile-languages/shared/api';
import { classStart } from '@agile-languages/shared/formats';
import { Mark, useSay } from '@agile-languages/shared/ui';
import { languageOf } from '../class-facts/class-text.ts';
import { useDate8, useZonedClock } from '../class-facts/date-locale.ts';
import styles from './date-block.module.css';

/** Else the day of publication; else the mark of its Language. */
export function DateBlock({ row }: { row: ClassRow }) {
  const clock = useZonedClock();
  const date8 = useDate8();
  const say = useSay();
  const begins = classStart(row);
  const published = date8(row.createdDate);

  if (begins) {
    const { weekday, day, month, year, lang } = clock(begins.zone, begins.moment);
    return (
      <p className={styles.block}>
        <time lang={lang} dateTime={row.start} className={styles.time}>
          <span>{weekday}</span> <b>{day}</b> <span>{`${month} ${year}`}</span>
        </time>
      </p>
    );
  }
  if (published) {
    return (
      <p className={styles.block}>
        <span className="visually-hidden">{say('Published {0}', published)}</span>
        <span aria-hidden="true">{say('Published')}</span>
        <b aria-hidden="true">{published.slice(0, 2)}</b>
        <span aria-hidden="true">{published.slice(3)}</span>
      </p>
    );
  }
  const language = languageOf(row);
  return <p className={styles.block}>{language ? <Mark language={language.key} size={3} /> : null}</p>;
}
