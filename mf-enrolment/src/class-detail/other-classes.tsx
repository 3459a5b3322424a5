import type { ClassRow } from '@agile-languages/shared/api';
import { classStart } from '@agile-languages/shared/formats';
import type { ReactNode } from 'react';
import { priceOf } from '../class-facts/class-text.ts';
import { Live } from '../class-parts/live.tsx';
import { type Read, useRead } from '../class-parts/use-read.ts';
import { useZonedClock } from '../dates/date-locale.ts';
import type { ClassPartProps } from './class-context.ts';
import styles from './other-classes.module.css';
import type { ClassApi } from './use-class.ts';

/** The next classes of the same Language; nothing when there is no other. */
export function OtherClasses({ row, api, links, children }: ClassPartProps & { children: ReactNode }) {
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
                  <links.Link to={{ kind: 'class', classId: other.id }} className={styles.class}>
                    <span className={styles.date}>
                      <Day row={other} />
                    </span>{' '}
                    <span className={styles.name}>{other.className}</span>{' '}
                    <span className={styles.price}>{priceOf(other)}</span>
                  </links.Link>
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
  const clock = useZonedClock();
  const begins = classStart(row);
  if (!begins) return null;
  const { weekday, day, month, year, lang } = clock(begins.zone, begins.moment);
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
