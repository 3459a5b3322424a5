import { type ClassRow, withoutDescriptions } from '@agile-languages/shared/api';
import { defineSection, type SectionProps } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { lastValueOf, RemoteBoundary } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { Skeleton } from '@agile-languages/shared/ui';
import { LanguageLine } from '../class-facts/language-line.tsx';
import { PriceAndSeats } from '../class-facts/price-and-seats.tsx';
import { DateBlock } from '../dates/date-block.tsx';
import { LastDay } from '../dates/last-day.tsx';
import { startText } from '../dates/start-text.ts';
import { DrawnLogo } from './drawn-logo.tsx';
import { loadOpenClasses } from './next-classes.data.ts';
import styles from './next-classes.section.module.css';

/** The next classes with a free seat, on the home page. Nothing when there is none. */
function NextClassesSection({ data }: SectionProps<{ classes: readonly ClassRow[] }>) {
  if (lastValueOf(data.classes)?.length === 0) return null;
  return (
    <section className="sect" aria-labelledby="next-classes-title">
      <div className={styles.part}>
        <h2 id="next-classes-title">Next classes.</h2>
        <RemoteBoundary name="next classes" data={data.classes} skeleton={<Skeleton lines={12} />}>
          {(rows) => (
            <ul className={`phone-row ${styles.classes}`}>
              {rows.map((row) => (
                <NextClass key={row.id} row={row} />
              ))}
            </ul>
          )}
        </RemoteBoundary>
        <p className={styles.all}>
          The price on the card is the price at check-out. <Link to={paths.classes}>All upcoming classes</Link>
          {siteConfig().demo ? ' These classes are invented for the demonstration.' : ''}
        </p>
      </div>
    </section>
  );
}

function NextClass({ row }: { row: ClassRow }) {
  return (
    <li className={styles.class}>
      <DateBlock row={row} />
      <div className={styles.words}>
        <LanguageLine row={row} Logo={DrawnLogo}>
          <LastDay row={row} />
        </LanguageLine>
        <h3>
          <Link to={paths.class(row.id)}>{row.className}</Link>
        </h3>
        <p className={styles.start}>{startText(row)}</p>
        <div className={styles.price}>
          <PriceAndSeats row={row} />
        </div>
      </div>
    </li>
  );
}

export default defineSection({
  load: { classes: (api, _address, options) => loadOpenClasses(api, options) },
  inDocument: { classes: withoutDescriptions },
  Section: NextClassesSection,
});
