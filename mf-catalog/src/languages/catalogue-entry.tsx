import { type Language, shortCourses } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Mark } from '@agile-languages/shared/ui';
import styles from './catalogue-entry.module.css';

/** One course as a line of the catalogue. The line is the link; the box beside it adds the course to the comparison. */
export function CatalogueEntry({ language, isCompared, canCompare, onCompare }: CatalogueEntryProps) {
  const { id, key, name, code, hours } = language;
  const { tagLine, cardType } = shortCourses[key];
  return (
    <li className={styles.entry} data-lang={key}>
      <Mark language={key} size={2} className={styles.mark} />
      <h2 className={styles.name}>
        <Link to={paths.language(id)}>{name}</Link>
      </h2>
      <p className={styles.tagLine}>{tagLine}</p>
      <p className={styles.facts}>
        <span>{code}</span> <span>{`${hours} hours`}</span> <span>{cardType}</span>
      </p>
      <label className={styles.compare}>
        <input type="checkbox" checked={isCompared} disabled={!isCompared && !canCompare} onChange={onCompare} />
        Compare<span className="visually-hidden">{` ${name}`}</span>
      </label>
    </li>
  );
}

interface CatalogueEntryProps {
  language: Language;
  isCompared: boolean;
  /** Whether one more course can be compared. */
  canCompare: boolean;
  onCompare: () => void;
}
