import type { ProfileRow } from '@agile-languages/shared/api';
import { segmentsOf } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Highlight, Skeleton } from '@agile-languages/shared/ui';
import { LanguageMark } from '../common/language-mark.tsx';
import { Portrait } from '../common/portrait.tsx';
import styles from './expert-card.module.css';

export function ExpertCard({ profile, words }: { profile: ProfileRow; words: readonly string[] }) {
  const { id, fullname, position, company, countryName, shortBio, languages = [] } = profile;

  return (
    <li className={styles.card}>
      <Portrait profile={profile} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={paths.profile(id)} dir="auto">
            <HighlightedMatches text={fullname} words={words} />
          </Link>
        </h3>
        <p className={styles.where}>
          <span dir="auto">{position}</span>
          <span dir="auto">
            <HighlightedMatches text={company} words={words} />
          </span>
          <span dir="auto">
            <HighlightedMatches text={countryName} words={words} />
          </span>
        </p>
      </div>
      <p className={styles.bio} dir="auto">
        {shortBio}
      </p>
      <ul className={styles.languages}>
        {[...new Set(languages)].map((name) => (
          <li key={name}>
            <LanguageMark name={name} />
            <span>
              <HighlightedMatches text={name} words={words} />
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

export function ExpertCardSkeleton() {
  return (
    <li className={styles.card}>
      <div className={styles.face} />
      <div className={styles.words}>
        <Skeleton lines={3} />
      </div>
      <div className={styles.bio}>
        <Skeleton lines={2} />
      </div>
      <div className={styles.languages} />
    </li>
  );
}

function HighlightedMatches({ text, words }: { text: string; words: readonly string[] }) {
  return segmentsOf(text, words).map((segment) =>
    segment.isMatch ? (
      <Highlight key={segment.start}>{segment.text}</Highlight>
    ) : (
      <span key={segment.start}>{segment.text}</span>
    ),
  );
}
