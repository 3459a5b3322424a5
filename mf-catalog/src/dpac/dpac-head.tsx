import type { ClassRow } from '@agile-languages/shared/api';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import type { RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { classNames } from '@agile-languages/shared/ui';
import { Picture } from '../drawings/picture.tsx';
import { intro } from './dpac.content.ts';
import styles from './dpac-head.module.css';
import { DpacLinks } from './dpac-links.tsx';
import { ProgrammeSummary } from './programme-summary.tsx';

/** Title and introduction beside the sample certificate, which overlaps the margin line. */
export function DpacHead({ starts }: { starts: RemoteData<readonly ClassRow[]> }) {
  return (
    <section className={classNames('sect', styles.head)} aria-labelledby="dpac-title">
      <div className={styles.columns}>
        <div>
          <h1 id="dpac-title" className={styles.title}>
            Digital Product Agile Coach <span className={styles.short}>(DPAC) noun</span>
          </h1>
          <h2 className="visually-hidden">Introduction</h2>
          <p className="lead">{intro}</p>
          <p className={styles.issued}>{`More than 1000 certificates issued, as stated by ${siteConfig().brand}.`}</p>
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
