import { classStart } from '@agile-languages/shared/formats';
import { RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { priceOf } from '../class-facts/class-text.ts';
import { useDayText } from '../dates/use-day-text.ts';
import type { ClassLinks } from '../links/class-links.ts';
import { DateLocale } from '../locale/date-locale.ts';
import type { OtherClass } from './class-sections.data.ts';
import styles from './other-classes.module.css';

/** The next classes of the same Language; nothing when there is no other. */
export function OtherClasses({ others: data, links, children }: OtherClassesProps) {
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
                    <span className={styles.name}>{other.className}</span>{' '}
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
  /** The heading. */
  children: ReactNode;
}
