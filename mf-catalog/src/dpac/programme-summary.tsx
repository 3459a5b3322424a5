import type { ClassRow } from '@agile-languages/shared/api';
import { longDay } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { Skeleton } from '@agile-languages/shared/ui';
import { included } from './dpac.content.ts';
import styles from './programme-summary.module.css';

/** Hours, price, next starts and what is included, where somebody decides. */
export function ProgrammeSummary({ starts }: { starts: RemoteData<readonly ClassRow[]> }) {
  return (
    <RemoteBoundary name="starts of the programme" data={starts} skeleton={<Skeleton lines={9} />}>
      {(rows) => (
        <dl className={styles.summary}>
          <div>
            <dt>Hours</dt>
            <dd>60 hours live online, then a project within 4 weeks</dd>
          </div>
          {rows.length > 0 ? (
            <div>
              <dt>Price</dt>
              <dd>{pricesOf(rows).join(' or ')}</dd>
            </div>
          ) : null}
          <div>
            <dt>Next starts</dt>
            <dd>
              {rows.length > 0 ? (
                <ul>
                  {rows.slice(0, 3).map((row) => (
                    <li key={row.id}>
                      <Link to={paths.class(row.id)}>{longDay(row.start) || row.className}</Link>
                      {seatsOf(row)}
                    </li>
                  ))}
                </ul>
              ) : (
                'New Classes will be uploaded in short time.'
              )}
            </dd>
          </div>
          <div>
            <dt>Included</dt>
            <dd>{included}</dd>
          </div>
        </dl>
      )}
    </RemoteBoundary>
  );
}

const pricesOf = (rows: readonly ClassRow[]) => [...new Set(rows.map(({ price, currency }) => `${price} ${currency}`))];

function seatsOf({ seatsLeft }: ClassRow): string {
  if (seatsLeft === undefined) return '';
  return seatsLeft === 0 ? ', full' : `, ${seatsLeft} ${seatsLeft === 1 ? 'seat' : 'seats'} left`;
}
