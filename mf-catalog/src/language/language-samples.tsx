import type { LanguageId } from '@agile-languages/shared/languages';
import { api } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import { Skeleton } from '@agile-languages/shared/ui';
import { useRows } from '../rows/use-rows.ts';
import styles from './language-samples.module.css';

/** Up to four samples of a Language. */
export function LanguageSamples({ languageId }: { languageId: LanguageId }) {
  const rows = useRows(languageId, (options) =>
    api.getSampleList({ startLimit: 0, limit: 4, fkLangId: languageId, id: '', fkUserId: '' }, options),
  );

  if (!rows) return <Skeleton lines={6} />;
  if (rows.length === 0) return <p className="soft">There is nothing to show</p>;
  return (
    <ul>
      {rows.map(({ id, className }) => (
        <li key={id}>
          <Link to={`/sample/${id}`} className={styles.sample}>
            {className}
          </Link>
        </li>
      ))}
    </ul>
  );
}
