import { type LanguageId, languageById } from '@agile-languages/shared/content';
import { shortDay } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Mark } from '@agile-languages/shared/ui';
import styles from './next-classes.module.css';
import { useNextClasses } from './use-next-classes.ts';

/** The three next classes in these Languages, the earliest first. Its height does not change while they are fetched. */
export function NextClasses({ languages }: { languages: readonly LanguageId[] }) {
  const rows = useNextClasses(languages).slice(0, 3);
  return (
    <div className={styles.next}>
      {rows.length > 0 ? (
        <>
          <p className={styles.label}>Next classes</p>
          <ul className={styles.list}>
            {rows.map(({ id, langName, fkDpLangId, start }) => (
              <li key={id}>
                <Link to={paths.class(id)} aria-label={`${langName}, ${shortDay(start)}`}>
                  <Mark language={languageById(fkDpLangId ?? '')?.key ?? 'product'} size={1.4} />
                  {shortDay(start) || langName}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
