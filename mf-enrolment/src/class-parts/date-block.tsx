import type { ClassRow } from '@agile-languages/shared/api';
import { classNames, formatDate8, Mark } from '@agile-languages/shared/ui';
import { languageOf } from './class-text.ts';
import { classStart } from './class-time.ts';
import styles from './date-block.module.css';
import { useReading } from './date-locale.ts';
import { Hidden } from './hidden.tsx';

/** The day on which a class begins; without it the day of publication, without that the Language's mark. */
export function DateBlock({ row, className }: { row: ClassRow; className?: string }) {
  const readingIn = useReading();
  const begins = classStart(row);
  const published = formatDate8(row.createdDate);
  const place = classNames(styles.block, className);

  if (begins) {
    const { weekday, day, month, year, lang } = readingIn(begins.zone, begins.moment);
    return (
      <p className={place}>
        <time lang={lang} dateTime={row.start} className={styles.time}>
          <span>{weekday}</span> <b>{day}</b> <span>{`${month} ${year}`}</span>
        </time>
      </p>
    );
  }
  if (published) {
    return (
      <p className={place}>
        <Hidden>{`Published ${published}`}</Hidden>
        <span aria-hidden="true">Published</span>
        <b aria-hidden="true">{published.slice(0, 2)}</b>
        <span aria-hidden="true">{published.slice(3)}</span>
      </p>
    );
  }
  const language = languageOf(row);
  return <p className={place}>{language ? <Mark language={language.key} size={3} /> : null}</p>;
}
