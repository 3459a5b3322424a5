import type { ProfileRow } from '@agile-languages/shared/api';
import { languageByName } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Mark } from '@agile-languages/shared/ui';
import { Portrait } from '../kit/portrait.tsx';
import styles from './profile-rows.module.css';

/** One expert of the list. */
export function ProfileRowItem({ profile }: { profile: ProfileRow }) {
  const { id, fullname, position, company, countryName, languages = [] } = profile;
  const href = paths.profile(id);

  return (
    <li className={styles.person}>
      <Portrait profile={profile} />
      <div className={styles.who}>
        <h3 className={styles.name}>
          <Link to={href} dir="auto">
            {fullname}
          </Link>
        </h3>
        <p className={styles.role}>
          <span dir="auto">{position}</span>
        </p>
      </div>
      <p className={styles.where}>
        {company ? <span dir="auto">{company}</span> : null}
        {countryName ? <span dir="auto">{countryName}</span> : null}
      </p>
      <ul className={styles.languages}>
        {[...new Set(languages)].map((name) => (
          <li key={name}>
            <LanguageMark name={name} />
            {name}
          </li>
        ))}
      </ul>
      <Link className={styles.view} to={href}>
        View profile<span className="visually-hidden"> of {fullname}</span>
      </Link>
    </li>
  );
}

function LanguageMark({ name }: { name: string }) {
  const language = languageByName(name);
  return language ? <Mark language={language.key} size={1.25} /> : null;
}
