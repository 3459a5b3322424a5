import type { ClassRow } from '@agile-languages/shared/api';
import type { ReactNode } from 'react';
import { priceOf } from '../class-parts/class-text.ts';
import { classStart } from '../class-parts/class-time.ts';
import { useReading } from '../class-parts/date-locale.ts';
import { Live } from '../class-parts/live.tsx';
import { type Read, useRead } from '../class-parts/use-read.ts';
import type { ClassPartProps } from './class-context.ts';
import styles from './other-classes.module.css';
import type { ClassApi } from './use-class.ts';

/** The next classes of the same Language; nothing when there is no other. */
export function OtherClasses({ row, api, links, linkAs: Link, children }: ClassPartProps & { children: ReactNode }) {
  const read = useOtherClasses(row, api);
  return (
    <Live name="other classes" read={read} skeleton={null}>
      {(others) =>
        others.length > 0 ? (
          <section>
            {children}
            <ul className={styles.list}>
              {others.map((other) => (
                <li key={other.id}>
                  <Link to={links.details(other.id)} className={styles.class}>
                    <span className={styles.date}>
                      <Day row={other} />
                    </span>{' '}
                    <span className={styles.name}>{other.className}</span>{' '}
                    <span className={styles.price}>{priceOf(other)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ) : null
      }
    </Live>
  );
}

function Day({ row }: { row: ClassRow }) {
  const read = useReading();
  const begins = classStart(row);
  if (!begins) return null;
  const { weekday, day, month, year, lang } = read(begins.zone, begins.moment);
  return <span lang={lang}>{`${weekday} ${day} ${month} ${year}`}</span>;
}

const otherCount = 3;

/** The next classes of the same Language. */
const useOtherClasses = ({ id, fkDpLangId = '' }: ClassRow, { getClassList }: ClassApi): Read<ClassRow[]> =>
  useRead(`${id} ${fkDpLangId}`, async (signal) => {
    const request = { startLimit: 0, limit: otherCount + 1, fkClassId: '', fkDpLangId };
    const { rows } = await getClassList(request, { signal });
    return rows.filter((row) => row.id !== id).slice(0, otherCount);
  });
