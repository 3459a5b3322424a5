import { languageById } from '@agile-languages/shared/content';
import { peopleSearch, shortDay } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Mark } from '@agile-languages/shared/ui';
import type { NeedsRow } from '../needs-tables.ts';
import styles from './next-classes.module.css';
import { usePlan } from './use-plan.ts';

export function NextClasses({ rows }: { rows: readonly NeedsRow[] }) {
  const { entries, settings } = usePlan(rows);
  const chosen = entries
    .flatMap(({ language, next }) => (next ? [{ ...next, language }] : []))
    .toSorted((a, b) => a.start - b.start)
    .slice(0, 3);
  return (
    <div className={styles.next}>
      {chosen.length > 0 ? (
        <>
          <p className={styles.label}>Next classes</p>
          <ul className={styles.list}>
            {chosen.map(({ language, days, row: { id, fkDpLangId } }) => (
              <li key={id}>
                <Link
                  to={`${paths.class(id)}${peopleSearch(settings.people)}`}
                  aria-label={`${language}, ${shortDay(days[0])}`}
                >
                  <Mark language={languageById(fkDpLangId ?? '')?.key ?? 'product'} size={1.4} />
                  {shortDay(days[0])}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
