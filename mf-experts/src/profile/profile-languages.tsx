import { languageByName } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Mark } from '@agile-languages/shared/ui';
import styles from './profile.module.css';

/** The Languages that the expert speaks. */
export function ProfileLanguages({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.languages}>
      <p className={styles.label}>Languages</p>
      <ul>
        {[...new Set(names)].map((name) => (
          <li key={name}>
            <LanguageLink name={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function LanguageLink({ name }: { name: string }) {
  const language = languageByName(name);
  return language ? (
    <Link to={paths.language(language.id)}>
      <Mark language={language.key} />
      <span>{name}</span>
    </Link>
  ) : (
    <span>{name}</span>
  );
}
