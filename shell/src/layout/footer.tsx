import { languages } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import { Mark, Wordmark } from '@agile-languages/shared/ui';
import { memo } from 'react';
import { contentsGroups } from '../search/contents.ts';
import styles from './footer.module.css';

export const Footer = memo(function Footer() {
  const { brand, email, demo, footer } = siteConfig();
  return (
    <footer id="contents" className={`sect band ${styles.footer}`}>
      <div>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Link to={paths.home} className={styles.logo}>
              <Wordmark brand={brand} mono />
            </Link>
            {demo ? (
              <p className="note">Demonstration site. People, companies, classes and samples are invented.</p>
            ) : null}
          </div>
          <div className={styles.wide}>
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
          {contentsGroups.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ name, to }) => (
                  <li key={to}>
                    <Link to={to}>{name}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
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
              {footer?.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  );
});
