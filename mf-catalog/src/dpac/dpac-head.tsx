import type { ClassRow } from '@agile-languages/shared/api';
import { longDay, moneyText } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { ButtonRow, buttonClass, classNames, Skeleton } from '@agile-languages/shared/ui';
import { Picture } from '../drawings/picture.tsx';
import type { Texts } from '../texts/texts.data.ts';
import { included, intro } from './dpac.content.ts';
import styles from './dpac-head.module.css';

interface DpacHeadProps {
  starts: RemoteData<readonly ClassRow[]>;
  holders: Texts[string] | undefined;
}

export function DpacHead({ starts, holders: { figure, words } = {} }: DpacHeadProps) {
  return (
    <section className={classNames('sect', styles.head)} aria-labelledby="dpac-title">
      <div className={styles.columns}>
        <div>
          <h1 id="dpac-title" className={styles.title}>
            Digital Product Agile Coach <span className={styles.short}>(DPAC) noun</span>
          </h1>
          <h2 className="visually-hidden">Introduction</h2>
          <p className="lead">{intro}</p>
          {figure || words ? (
            <p className={styles.issued}>
              {`As stated by ${siteConfig().brand}: ${[figure, words].filter(Boolean).join(' ')}.`}
            </p>
          ) : null}
          <ProgrammeSummary starts={starts} />
          <DpacLinks />
        </div>
        <div className={styles.certificate}>
          <h2 className="visually-hidden">Sample certificate</h2>
          <figure>
            <Picture name="certificate/product" />
            <figcaption className={styles.caption}>
              <Link to={paths.certificate}>See the certificate in full</Link>
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}

export function DpacLinks() {
  return (
    <ButtonRow>
      <Link to={paths.programmeClasses} className={buttonClass()}>
        Apply for Certification
      </Link>
      <Link to={paths.certificateRegistry} className={buttonClass('line')}>
        Certificate Registry
      </Link>
    </ButtonRow>
  );
}

function ProgrammeSummary({ starts }: { starts: RemoteData<readonly ClassRow[]> }) {
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

const pricesOf = (rows: readonly ClassRow[]) => [
  ...new Set(rows.map(({ price, currency }) => moneyText(price, currency))),
];

function seatsOf({ seatsLeft }: ClassRow): string {
  if (seatsLeft === undefined) return '';
  return seatsLeft === 0 ? ', full' : `, ${seatsLeft} ${seatsLeft === 1 ? 'seat' : 'seats'} left`;
}
