import type { ProfileRow } from '@agile-languages/shared/api';
import { languageByName } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Mark, Skeleton, safeHref } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import { Portrait } from '../common/portrait.tsx';
import layout from '../detail/detail.module.css';
import styles from './profile.module.css';

export function ProfileSheet({ profile }: { profile: ProfileRow }) {
  const { position, company, countryName, shortBio, languages = [] } = profile;

  return (
    <Sheet
      picture={<Portrait profile={profile} size={160} />}
      words={
        <>
          <p className={styles.role}>
            <span dir="auto">{[position, company].filter(Boolean).join(', ')}</span>
            <span dir="auto">{countryName}</span>
          </p>
          <p className={styles.bio} dir="auto">
            {shortBio}
          </p>
          <ProfileLinks profile={profile} />
          <p className={styles.ask}>
            <a href={paths.contact} data-message={`A question to ${profile.fullname}: `}>
              Ask {profile.fullname} a question
            </a>
          </p>
        </>
      }
      aside={languages.length > 0 ? <ProfileLanguages names={languages} /> : null}
    />
  );
}

export function ProfileSheetSkeleton() {
  return <Sheet words={<Skeleton lines={5} />} aside={<div className={styles.languages} />} />;
}

function Sheet({ picture, words, aside }: SheetProps) {
  return (
    <>
      <div className={layout.picture}>{picture}</div>
      <div className={layout.words}>{words}</div>
      {aside ? <div className={layout.aside}>{aside}</div> : null}
    </>
  );
}

function ProfileLanguages({ names }: { names: readonly string[] }) {
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

function ProfileLinks({ profile: { fullname, linkedinUrl, fbUrl } }: { profile: ProfileRow }) {
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

interface SheetProps {
  picture?: ReactNode;
  words: ReactNode;
  /** Beside the text on a wide page, else below it. */
  aside: ReactNode;
}
