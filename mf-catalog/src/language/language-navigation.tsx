import { type Language, type LanguageId, languages } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { classNames, Mark } from '@agile-languages/shared/ui';
import styles from './language-navigation.module.css';

export function LanguageNavigation({ current }: { current: LanguageId }) {
  const index = languages.findIndex(({ id }) => id === current);
  const previous = languages[index - 1];
  const next = languages[index + 1];
  return (
    <nav className={classNames('sect', styles.navigation)} aria-label="Previous and next Language">
      <ul className={styles.list}>
        <li>{previous ? <NeighbourLink language={previous} word="previous" /> : null}</li>
        <li className={styles.next}>{next ? <NeighbourLink language={next} word="next" /> : null}</li>
      </ul>
    </nav>
  );
}

function NeighbourLink({ language: { id, key, name }, word }: { language: Language; word: 'previous' | 'next' }) {
  return (
    <Link to={paths.language(id)} className={styles.link}>
      <Mark language={key} size={3.3} />
      <span>
        <small className={styles.word}>{word}</small> <b className={styles.name}>{name}</b>
      </span>
    </Link>
  );
}
