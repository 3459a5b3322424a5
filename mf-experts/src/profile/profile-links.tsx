import type { ProfileRow } from '@agile-languages/shared/api';
import { safeHref } from '@agile-languages/shared/ui';
import styles from './profile.module.css';

/** Links to the expert's pages on other sites. */
export function ProfileLinks({ profile: { fullname, linkedinUrl, fbUrl } }: { profile: ProfileRow }) {
  const links = [
    { name: 'LinkedIn', href: safeHref(linkedinUrl) },
    { name: 'Facebook', href: safeHref(fbUrl) },
  ].filter(({ href }) => href);
  if (links.length === 0) return null;

  return (
    <ul className={styles.links}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a className="out" href={href} target="_blank" rel="noopener">
            {name}
            <span className="visually-hidden">{` of ${fullname} (opens in a new tab)`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
