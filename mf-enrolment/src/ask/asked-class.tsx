import type { ClassRow } from '@agile-languages/shared/api';
import { paths } from '@agile-languages/shared/paths';
import { RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { priceOf } from '../class-facts/class-text.ts';
import { startText } from '../dates/start-text.ts';
import styles from './asked-class.module.css';

/** The class beside the form; in narrow windows above it, where its space is reserved. */
export function AskedClass({ asked }: { asked: RemoteData<ClassRow | null> }) {
  return (
    <div className={styles.reserved}>
      <RemoteBoundary name="class that is asked for" data={asked} skeleton={null}>
        {(row) =>
          row ? (
            <section aria-label="The class" className={styles.class}>
              <Link to={paths.class(row.id)} className={styles.name}>
                {row.className}
              </Link>
              <p>{startText(row)}</p>
              <p>
                <b>{priceOf(row)}</b>
                {row.seatsLeft === 0 ? ', full: ask for the next date' : ''}
              </p>
            </section>
          ) : null
        }
      </RemoteBoundary>
    </div>
  );
}
