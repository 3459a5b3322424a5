import { languages } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import { Mark, Wordmark } from '@agile-languages/shared/ui';
import styles from './footer.module.css';

export function Footer() {
  const { brand, email, demo } = siteConfig();
  return (
    <footer className={`sect band ${styles.footer}`}>
      <div>
        <div className={styles.columns}>
          <p>
            <Link to={paths.home} className={styles.logo}>
              <Wordmark brand={brand} mono />
            </Link>
          </p>
          <div>
            <h2>Languages</h2>
            <ul className={styles.languages}>
              {languages.map(({ id, key, name }) => (
                <li key={id}>
                  <Link to={paths.language(id)}>
                    <Mark language={key} mono />
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>Other links</h2>
            <ul>
              <li>
                <Link to={paths.companies}>For Companies</Link>
              </li>
              <li>
                <Link to={paths.needs}>My Needs</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>Contact Info</h2>
            <ul>
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            </ul>
          </div>
        </div>
        {demo ? (
          <p className={`note ${styles.end}`}>
            Demonstration site. People, companies, classes and samples are invented.
          </p>
        ) : null}
      </div>
    </footer>
  );
}
