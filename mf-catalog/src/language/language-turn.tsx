import { type Language, type LanguageId, languages } from '@agile-languages/shared/languages';
import { Link } from '@agile-languages/shared/router';
import { classNames, Mark } from '@agile-languages/shared/ui';
import styles from './language-turn.module.css';

/** Leafs to the Language before and after this one. */
export function LanguageTurn({ current }: { current: LanguageId }) {
  const index = languages.findIndex(({ id }) => id === current);
  const previous = languages[index - 1];
  const next = languages[index + 1];
  return (
    <nav className={classNames('sect', styles.turn)} aria-label="Previous and next Language">
      <ul className={styles.list}>
        <li>{previous ? <Turn language={previous} word="previous" /> : null}</li>
        <li className={styles.next}>{next ? <Turn language={next} word="next" /> : null}</li>
      </ul>
    </nav>
  );
}

function Turn({ language: { id, key, name }, word }: { language: Language; word: 'previous' | 'next' }) {
  return (
    <Link to={`/languages/${id}`} className={styles.link}>
      <Mark language={key} size={3.3} />
      <span>
        <small className={styles.word}>{word}</small> <b className={styles.name}>{name}</b>
      </span>
    </Link>
  );
}
