import { type ApiClient, type ClassRow, type ReadOptions, withoutDescriptions } from '@agile-languages/shared/api';
import { defineSection, type SectionProps } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { lastValueOf, RemoteBoundary } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { classNames, Mark, Skeleton } from '@agile-languages/shared/ui';
import { ClassLogo, type ClassLogoProps } from '../class-facts/class-logo.tsx';
import { languageOf, startText } from '../class-facts/class-text.ts';
import { LanguageLine } from '../class-facts/language-line.tsx';
import { PriceAndSeats } from '../class-facts/price-and-seats.tsx';
import styles from './next-classes.section.module.css';

const shown = 3;

/** Full classes are left out. */
const requested = 6;

/** In em: 56 of the 96 units of the file service's picture, which is 1.75 em wide. */
const markSize = 1.02;

function NextClassesSection({ data }: SectionProps<{ classes: readonly ClassRow[] }>) {
  if (lastValueOf(data.classes)?.length === 0) return null;
  return (
    <section className={classNames('sect', styles.section)} aria-labelledby="next-classes-title">
      <div className={styles.part}>
        <div className={styles.head}>
          <h2 id="next-classes-title">Next classes.</h2>
          <Link to={paths.classes}>All upcoming classes</Link>
        </div>
        <RemoteBoundary name="next classes" data={data.classes} skeleton={<Skeleton lines={4} />}>
          {(rows) => (
            <ul className={styles.classes}>
              {rows.map((row) => (
                <NextClass key={row.id} row={row} />
              ))}
            </ul>
          )}
        </RemoteBoundary>
      </div>
    </section>
  );
}

function NextClass({ row }: { row: ClassRow }) {
  return (
    <li className={styles.class}>
      <h3>
        <Link to={paths.class(row.id)}>{row.className}</Link>
      </h3>
      <p className={styles.start}>{startText(row)}</p>
      <LanguageLine row={row} Logo={DrawnLogo} />
      <div className={styles.price}>
        <PriceAndSeats row={row} />
      </div>
    </li>
  );
}

/** The home page needs no request for it. */
export function DrawnLogo({ row, className }: ClassLogoProps) {
  const language = languageOf(row);
  const isMark = row.relatedLogoUrl === `${siteConfig().fileBase}/marks/${language?.key}.svg`;
  if (!language || !isMark) return <ClassLogo row={row} className={className} />;
  return (
    <span data-lang={language.key} className={classNames(styles.logo, className)}>
      <Mark language={language.key} size={markSize} />
    </span>
  );
}

async function loadOpenClasses(api: ApiClient, options?: ReadOptions): Promise<readonly ClassRow[]> {
  const request = { startLimit: 0, limit: requested, fkClassId: '', fkDpLangId: '' };
  const { rows } = await api.getClassList(request, { ...options, rowsOnly: true });
  return rows.filter(({ seatsLeft }) => seatsLeft !== 0).slice(0, shown);
}

export default defineSection({
  load: { classes: (api, _address, options) => loadOpenClasses(api, options) },
  inDocument: { classes: withoutDescriptions },
  Section: NextClassesSection,
});
