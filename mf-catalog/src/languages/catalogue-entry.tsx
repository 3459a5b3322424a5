import type { Language } from '@agile-languages/shared/languages';
import { shortCourses } from '@agile-languages/shared/languages';
import { Link } from '@agile-languages/shared/router';
import { Mark } from '@agile-languages/shared/ui';
import styles from './catalogue-entry.module.css';

/** One course as a line of the catalogue. The line is the link; the box beside it sets the course side by side. */
export function CatalogueEntry({ language, compared, full, onCompare }: CatalogueEntryProps) {
  const { id, key, name, code, hours } = language;
  const { tagLine, cardType } = shortCourses[key];
  return (
    <li className={styles.entry} data-lang={key}>
      <Mark language={key} size={2} className={styles.mark} />
      <h2 className={styles.name}>
        <Link to={`/languages/${id}`}>{name}</Link>
      </h2>
      <p className={styles.tagLine}>{tagLine}</p>
      <p className={styles.facts}>
        <span>{code}</span> <span>{`${hours} hours`}</span> <span>{cardType}</span>
      </p>
      <label className={styles.compare}>
        <input type="checkbox" checked={compared} disabled={full && !compared} onChange={onCompare} />
        Compare<span className="visually-hidden">{` ${name}`}</span>
      </label>
    </li>
  );
}

interface CatalogueEntryProps {
  language: Language;
  compared: boolean;
  /** No further course can be compared. */
  full: boolean;
  onCompare: () => void;
}
